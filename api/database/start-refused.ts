/** A start that this machine, or this place on it, does not allow: the message is one sentence that says what to do. Nobody needs the stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

/** What the system says when a place cannot be written to, entered or run from. */
const placeTroubles = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP'])

/** Whether this is the system's word about a file or a directory, and no mistake of ours. */
export function isPlaceTrouble(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && placeTroubles.has(String(error.code)) && 'syscall' in error
}
