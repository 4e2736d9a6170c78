/** A start that this machine, or this place on it, does not allow: the message is one sentence that says what to do. Nobody needs the stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

/** What the system says when a place cannot be written to, entered or run from. */
const placeTroubles = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENOTDIR',
  'EEXIST',
  'ENAMETOOLONG',
  'EINVAL',
  'ENOTSUP',
  'EOPNOTSUPP',
])

/** Whether this is the system's word about a file or a directory, and no mistake of ours. */
export function isPlaceTrouble(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return false
  // Node says so of a directory that it cannot make on a file system which is read only.
  const isNotMade = error.code === 'ENOENT' && error.syscall === 'mkdir'
  return isNotMade || placeTroubles.has(String(error.code))
}
