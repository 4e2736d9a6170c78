import { useLogout } from 'react-admin'
import { mayLeave } from './unsaved-work.ts'

/** Signs out; asks first where something typed would be lost with the page. */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout()
  return async () => {
    if (await mayLeave()) await logout()
  }
}
