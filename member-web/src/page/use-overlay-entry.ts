/** What is opened over a page, as an entry of the history: Back closes it first, and a reload opens it again. */
import { useLocation, useNavigate } from 'react-router-dom'

interface OverlayState {
  /** What is open. */
  readonly overlay?: string
}

export interface OverlayEntry {
  /** Its name; undefined while nothing is open. */
  readonly opened: string | undefined
  readonly open: (name: string) => void
  readonly close: () => void
}

export function useOverlayEntry(): OverlayEntry {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { overlay } = (state ?? {}) as OverlayState
  return {
    opened: overlay,
    open: (name) =>
      void navigate(
        { pathname, search, hash },
        { state: { ...(state as object | null), overlay: name } satisfies OverlayState },
      ),
    close: () => void navigate(-1),
  }
}
