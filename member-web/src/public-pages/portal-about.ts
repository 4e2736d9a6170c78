/** What the server says about this deployment: its support contacts, and the mailbox page where mail goes there. Asked for once. */
import { useEffect, useState } from 'react'
import { readVersions } from '../portal-api/session-api.ts'
import type { Versions } from '../session/session-contract.ts'

let asked: Promise<Versions> | undefined

/** Undefined until the answer is there, and for good when none comes. */
export function usePortalAbout(): Versions | undefined {
  const [about, setAbout] = useState<Versions | undefined>()
  useEffect(() => {
    asked ??= readVersions()
    asked.then(setAbout, () => (asked = undefined))
  }, [])
  return about
}
