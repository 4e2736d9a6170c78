/** How far the followers have come, as this process has heard: about its own at once, about others by notice. */
import { parseJson } from '@member-care/domain/schemas/json-text.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { z } from 'zod'

export const PROGRESS_CHANNEL = 'projection_progress'

/** What a process tells after each batch of an active version, and when a version fails or may try again. */
const progressSchema = z.object({ name: z.string(), position: z.custom<Position>().nullable(), failed: z.boolean() })
export type Progress = z.infer<typeof progressSchema>

/** The text of the notice that tells other processes; {@link createProgressBoard} reads it. */
export function progressNotice(progress: Progress): string {
  return JSON.stringify(progress)
}

/**
 * Undefined for a notice of another version of the product that has another form. Those who wait also look for
 * themselves now and then.
 */
export function readProgressNotice(payload: string): Progress | undefined {
  return parseJson(progressSchema, payload)
}

export interface ProgressBoard {
  note(progress: Progress): void
  /**
   * Resolves with true as soon as all of them have come to a position. Resolves with false when one of them has failed,
   * or when the signal aborts.
   */
  reached(names: readonly string[], position: Position, signal: AbortSignal): Promise<boolean>
  hasFailed(name: string): boolean
  /** Resolves at the next news of a follower, or when the signal aborts. */
  news(name: string, signal: AbortSignal): Promise<void>
}

export function createProgressBoard(): ProgressBoard {
  const board = new Map<string, Progress>()
  const listeners = new Set<(name: string) => void>()

  /**
   * Listens to news until `isOver` is true, or until the signal aborts. It asks `isOver` now and at each piece of news.
   */
  function until(isOver: (newsOf?: string) => boolean, signal: AbortSignal): Promise<void> {
    if (signal.aborted || isOver()) return Promise.resolve()
    return new Promise((resolve) => {
      const end = () => {
        listeners.delete(hear)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const hear = (name: string) => {
        if (isOver(name)) end()
      }
      listeners.add(hear)
      signal.addEventListener('abort', end)
    })
  }

  return {
    note(progress) {
      const known = board.get(progress.name)?.position ?? null
      // A notice of another process can come late.
      const position =
        known !== null && (progress.position === null || progress.position < known) ? known : progress.position
      board.set(progress.name, { ...progress, position })
      for (const hear of [...listeners]) hear(progress.name)
    },
    async reached(names, position, signal) {
      const hasReached = (name: string) => (board.get(name)?.position ?? '') >= position
      const isHopeless = (name: string) => !hasReached(name) && board.get(name)?.failed === true
      await until(() => names.every(hasReached) || names.some(isHopeless), signal)
      return names.every(hasReached)
    },
    hasFailed: (name) => board.get(name)?.failed === true,
    news: (name, signal) => until((newsOf) => newsOf === name, signal),
  }
}
