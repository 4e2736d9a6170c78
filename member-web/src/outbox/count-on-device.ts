interface OnDevice {
  readonly id: string
}

/** How many claims are on this device only. One that is finished may still be kept as it was begun. */
export function countOnDevice(waiting: readonly OnDevice[], begun: readonly OnDevice[]): number {
  return new Set([...waiting, ...begun].map(({ id }) => id)).size
}
