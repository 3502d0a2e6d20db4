/** Confetti in the winner's colours, once. It is drawn on one canvas, so that nothing else has to move. */

import { useEffect, useRef } from 'preact/hooks';

const PIECES = 110;
const LIFE_MS = 2600;
const GRAVITY = 520;

interface Piece {
  readonly x: number;
  readonly vx: number;
  readonly vy: number;
  readonly size: number;
  readonly spin: number;
  readonly colour: string;
}

const between = (from: number, to: number): number => from + Math.random() * (to - from);

const newPiece = (colours: readonly string[]): Piece => ({
  x: between(0.1, 0.9),
  vx: between(-90, 90),
  vy: between(-420, -120),
  size: between(6, 12),
  spin: between(-7, 7),
  colour: colours[Math.floor(Math.random() * colours.length)] ?? 'white',
});

const draw = (canvas: HTMLCanvasElement, pieces: readonly Piece[], ms: number): void => {
  const paper = canvas.getContext('2d');
  if (paper === null) return;
  const s = ms / 1000;
  paper.clearRect(0, 0, canvas.width, canvas.height);
  paper.globalAlpha = Math.min(1, (LIFE_MS - ms) / 600);
  for (const { x, vx, vy, size, spin, colour } of pieces) {
    paper.save();
    paper.translate(x * canvas.width + vx * s, canvas.height * 0.42 + vy * s + (GRAVITY * s * s) / 2);
    paper.rotate(spin * s);
    paper.scale(1, Math.cos(spin * s * 1.4));
    paper.fillStyle = colour;
    paper.fillRect(-size / 2, -size / 3, size, size * 0.66);
    paper.restore();
  }
};

/** `colours` are CSS properties. */
export const Confetti = ({ colours }: { readonly colours: readonly string[] }) => {
  const element = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = element.current;
    if (canvas === null) return;
    canvas.width = canvas.clientWidth;
    canvas.height = canvas.clientHeight;
    const style = getComputedStyle(canvas);
    const values = colours.map((name) => style.getPropertyValue(name).trim());
    const pieces = Array.from({ length: PIECES }, () => newPiece(values));
    const began = performance.now();
    let frame = requestAnimationFrame(function tick(now): void {
      draw(canvas, pieces, now - began);
      if (now - began < LIFE_MS) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div class="confetti" aria-hidden="true">
      <canvas ref={element} />
    </div>
  );
};
