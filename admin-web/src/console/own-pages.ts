/** The pages that the menu leads to, for a page that leads to some of them too. The frame knows them all, and provides them. */
import { createContext, useContext } from 'react'
import type { MenuEntry } from './resource-definition.ts'

export interface OwnPage extends MenuEntry {
  readonly path: string
}

export const OwnPages = createContext<readonly OwnPage[]>([])

/** Those that who is signed in may open. */
export const useOwnPages = () => useContext(OwnPages)
