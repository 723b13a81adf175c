/** Shapes of a device, made as large as the program needs. */
export const shapes = ["line", "ring", "grid", "heavy-hex", "full"] as const;
export type Shape = (typeof shapes)[number];

export const deviceIds = [...shapes, "edges"] as const;
export type DeviceId = (typeof deviceIds)[number];

export function isDeviceJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

export function namesItsGates(text: string): boolean {
  return isDeviceJson(text) && text.includes('"basis');
}
