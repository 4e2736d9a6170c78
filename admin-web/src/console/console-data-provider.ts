/** The data provider as pages see it: with the commands of every folder, which the frame adds (frame/data-provider.ts). */
import type { DataProvider } from 'react-admin'

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the frame declares what is in it
export interface Commands {}

export type ConsoleDataProvider = DataProvider & Commands
