/** Emblems and patterns of the companies. This file imports no rules, because the home page draws the billboard with it. */

import type { Colour, Payer } from '@fremont/games/lords-of-vegas';
import type { JSX } from 'preact';

export const patternId = (colour: Colour): string => `pattern-${colour}`;

/** Drawn on a square of 64 units. */
export const EMBLEMS: Readonly<Record<Payer, JSX.Element>> = {
  purple: (
    <>
      <path d="M39 5.500A27 27 0 1 0 58.500 42.500A22.500 22.500 0 0 1 39 5.500Z" />
      <path d="M49.500 13l2.100 6.400L58 21.500l-6.400 2.100L49.500 30l-2.100-6.400L41 21.500l6.400-2.100Z" />
    </>
  ),
  gold: (
    <>
      <circle cx="32" cy="32" r="13" />
      <path d="M48.300 29.100L62.500 32L48.300 34.900ZM48.100 36.200L54.600 41.400L46.300 40.400ZM45.600 41.500L53.600 53.600L41.500 45.600ZM40.400 46.300L41.400 54.600L36.200 48.100ZM34.900 48.300L32 62.500L29.100 48.300ZM27.800 48.100L22.600 54.600L23.600 46.300ZM22.500 45.600L10.400 53.600L18.400 41.500ZM17.700 40.400L9.400 41.400L15.900 36.200ZM15.700 34.900L1.500 32L15.700 29.100ZM15.900 27.800L9.400 22.600L17.700 23.600ZM18.400 22.500L10.400 10.400L22.500 18.400ZM23.600 17.700L22.600 9.400L27.800 15.900ZM29.100 15.700L32 1.500L34.900 15.700ZM36.200 15.900L41.400 9.400L40.400 17.700ZM41.500 18.400L53.600 10.400L45.600 22.500ZM46.300 23.600L54.600 22.600L48.100 27.800Z" />
    </>
  ),
  aqua: (
    <path d="M62.500 4.500L46 15.500C43.500 17 41.500 17.800 39.500 18.800C38.500 10.500 32 4.500 21 2.500C25.500 8 25.800 12.500 24.500 17C20 24 16 32 13 41C10 38 6 36.500 1.500 37C5.500 40.500 7 43.500 7.500 47C6 51 5.500 55.500 7.500 61C9.500 55.500 13 52 17 50C24 48.500 30 45.500 35 41.500C35.500 46.500 38 51 43.500 54C42 47 42.500 41 44.500 34.500C48 29.500 50 24.500 50.500 19.500Z" />
  ),
  silver: (
    <>
      <path d="M43.500 2.500L47.800 16.700L62 21L47.800 25.300L43.500 39.500L39.200 25.300L25 21L39.200 16.700Z" />
      <g fill="none" stroke="currentColor" stroke-linecap="round">
        <path d="M32.500 31.500L6 58" stroke-width="6.500" />
        <path d="M37.500 41L24.500 58.500M23 27.500L5.500 40" stroke-width="4.500" />
      </g>
    </>
  ),
  brown: (
    <g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">
      <path d="M32 9.500V54" stroke-width="13" />
      <path d="M13 21.500V29C13 35.500 17 39 26 39M51 15V23.500C51 30 47 33 38 33" stroke-width="8.500" />
      <path d="M8 59.500H56" stroke-width="5" />
    </g>
  ),
  strip: (
    <path d="M32 3C34.500 16 36 20.500 40 24C43.500 28 48 29.500 61 32C48 34.500 43.500 36 40 40C36 43.500 34.500 48 32 61C29.500 48 28 43.500 24 40C20.500 36 16 34.500 3 32C16 29.500 20.500 28 24 24C28 20.500 29.500 16 32 3Z" />
  ),
};

export const PATTERNS: Readonly<Record<Colour, JSX.Element>> = {
  purple: (
    <pattern id={patternId('purple')} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V9" stroke="var(--co-purple)" stroke-width="2.200" />
    </pattern>
  ),
  gold: (
    <pattern id={patternId('gold')} width="16" height="10" patternUnits="userSpaceOnUse">
      <path d="M0 8L8 2L16 8" fill="none" stroke="var(--co-gold)" stroke-width="1.700" />
    </pattern>
  ),
  aqua: (
    <pattern id={patternId('aqua')} width="20" height="9" patternUnits="userSpaceOnUse">
      <path d="M0 5C3 1 7 1 10 5S17 9 20 5" fill="none" stroke="var(--co-aqua)" stroke-width="1.700" />
    </pattern>
  ),
  silver: (
    <pattern id={patternId('silver')} width="10" height="10" patternUnits="userSpaceOnUse">
      <circle cx="2.500" cy="2.500" r="1.300" fill="var(--co-silver)" />
      <circle cx="7.500" cy="7.500" r="1.300" fill="var(--co-silver)" />
    </pattern>
  ),
  brown: (
    <pattern id={patternId('brown')} width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M2 0V8" stroke="var(--co-brown)" stroke-width="1.700" />
      <path d="M6 0V8" stroke="var(--co-brown)" stroke-width="1.700" stroke-dasharray="2 6" />
    </pattern>
  ),
};
