/** Dusk on the Strip: sky, mountains, the rooftop with our sign, the road. Pictures only, but for what is said over them. */

import type { ComponentChildren } from 'preact';
import './scene.css';

export const Scene = ({ children }: { readonly children: ComponentChildren }) => (
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
