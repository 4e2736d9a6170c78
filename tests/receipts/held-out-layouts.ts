import type { Layout } from './layout.ts'

export const heldOutLayouts: Readonly<Record<string, Layout>> = {}
