/** When a field shows what is wrong with it. */
import type { FieldMetaState } from 'react-final-form'

/**
 * The message of a field once the person has left it or tried to submit; undefined before that.
 * What the server said about it shows until the field is changed.
 */
export function visibleError(meta: FieldMetaState): string | undefined {
  const error: unknown = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError)
  return meta.touched && typeof error === 'string' ? error : undefined
}
