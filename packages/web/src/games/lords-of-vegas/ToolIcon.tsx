/** Icons of the tools, in the style of the other icons. */

import type { Tool } from './picks.ts';

const LINES: Readonly<Record<Tool | 'trade', string>> = {
  build: 'M4 20.500V10l5-3v13.500M9 20.500h11V5L9 8.500M12.500 11h4M12.500 14.500h4',
  sprawl:
    'M5 8.500h4a1.500 1.500 0 0 1 1.500 1.500v4a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 14v-4A1.500 1.500 0 0 1 5 8.500ZM13 12h7.500M17.500 9l3 3-3 3',
  remodel: 'M5 4.500h11v5H5ZM16 7h3.500v4.500H11v3M9.500 14.500h3v6h-3Z',
  reorganise:
    'M4 8h3c5 0 5 8 10 8h3M17 13l3 3-3 3M4 16h3c1.600 0 2.700-.8 3.500-1.900M13.500 9.900C14.300 8.800 15.400 8 17 8h3M17 5l3 3-3 3',
  gamble:
    'M5.500 9.500l8-1.400a2 2 0 0 1 2.300 1.600l1.300 7.500a2 2 0 0 1-1.600 2.300l-8 1.400a2 2 0 0 1-2.300-1.600L3.900 11.800a2 2 0 0 1 1.600-2.300ZM13.500 8l.8-3.100a1.500 1.500 0 0 1 1.800-1.100l4.300 1.100a1.500 1.500 0 0 1 1.100 1.800l-1.200 4.400a1.500 1.500 0 0 1-1.800 1.100l-2.100-.5',
  trade: 'M4 8h14l-3.500-3.500M20 16H6l3.500 3.500',
};

export const ToolIcon = ({ tool, size = 18 }: { readonly tool: Tool | 'trade'; readonly size?: number }) => (
  <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={LINES[tool]}
      fill="none"
      stroke="currentColor"
      stroke-width="1.900"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
