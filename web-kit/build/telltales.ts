/** What the oldest browsers that we serve have, and the versions before them lack: by these a browser is known to be too old. */
export const telltales = [
  // Chrome and Edge 110, Firefox 115.
  { missing: '!Array.prototype.toSorted', feature: 'javascript.builtins.Array.toSorted' },
  // Safari and iOS 16.4.
  { missing: "typeof CompressionStream !== 'function'", feature: 'api.CompressionStream' },
] as const
