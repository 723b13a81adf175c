import type { Field } from "./fft.ts";
import { addPacket, type Packet } from "./packet.ts";
import { createField, createStep, type Grid, type Medium, norm } from "./split-step.ts";

export const grid: Grid = { columns: 256, rows: 128, cell: 1 };
/** The same room at half the resolution: what a phone can step in a frame. */
export const liveGrid: Grid = { columns: 128, rows: 64, cell: 2 };
export const iterations = 1000;
export const dt = 0.225;

const wall = { from: 118, to: 122, height: 1 } as const;
const slits = { center: 64, apart: 44, width: 8 } as const;
const margin = 22;
export const wavelength = 13;

export const packet: Packet = {
  x: 66,
  y: slits.center,
  sigmaX: 24,
  sigmaY: 26,
  momentum: (2 * Math.PI) / wavelength,
};

const inSlit = (y: number): boolean =>
  Math.abs(Math.abs(y - slits.center) - slits.apart / 2) <= slits.width / 2;

export const inWall = (x: number, y: number): boolean =>
  x >= wall.from && x < wall.to && !inSlit(y);

/** 0 inside the room, 1 at its edge. */
function depth(at: number, length: number): number {
  return Math.max(0, 1 - Math.min(at, length - at) / margin);
}

export const room: Medium = {
  potential: (x, y) => (inWall(x, y) ? wall.height : 0),
};

/** The room with absorbing edges, so that nothing comes back round the periodic grid. */
export const openRoom: Medium = {
  ...room,
  absorption: (x, y) => 0.12 * (depth(x, 256) ** 2 + depth(y, 128) ** 2),
};

/** The same with one slit closed: the one on the far side of the middle. */
export const oneSlitRoom: Medium = {
  ...openRoom,
  potential: (x, y) =>
    inWall(x, y) || (x >= wall.from && x < wall.to && y > slits.center) ? wall.height : 0,
};

export interface Run {
  psi: Field;
  norm: number;
}

export function run(medium: Medium, steps = iterations): Run {
  const psi = createField(grid);
  addPacket(psi, grid, packet);
  const step = createStep(grid, medium, dt);
  for (let i = 0; i < steps; i++) step(psi);
  return { psi, norm: norm(psi, grid) };
}
