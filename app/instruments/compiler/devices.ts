/** Shapes of a device, made as large as the program needs. */
export const shapes = ["line", "ring", "grid", "heavy-hex", "full"] as const;
export type Shape = (typeof shapes)[number];

/** What a visitor can choose: a shape, or edges of their own. */
export const deviceIds = [...shapes, "edges"] as const;
export type DeviceId = (typeof deviceIds)[number];
