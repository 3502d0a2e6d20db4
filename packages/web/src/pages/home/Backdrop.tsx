/** The picture of the home page: the Strip at dusk. Only `children` carry meaning. */

import type { ComponentChildren } from 'preact';
import './backdrop.css';

export const Backdrop = ({ children }: { readonly children: ComponentChildren }) => (
  <section class="scene">
    <div class="scene-sky" />
    <div class="scene-mountains" />
    <div class="scene-strip" />
    <div class="scene-palms" />
    <div class="scene-rooftop" />
    <div class="scene-road" />
    <div class="scene-car" />
    <span class="visually-hidden">Fremont</span>
    <div class="hero">{children}</div>
  </section>
);
