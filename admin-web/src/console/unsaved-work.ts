/** What would be lost if the page were left now, and the question that is asked before. */
import { useSyncExternalStore } from 'react'

interface LeaveQuestion {
  readonly answer: (leaves: boolean) => void
  readonly answered: Promise<boolean>
}

const forms = new Set<symbol>()
let asked: LeaveQuestion | undefined
const listeners = new Set<() => void>()

/** Says that a form has something typed and not sent, until the returned function is called. */
export function holdUnsavedWork(): () => void {
  const form = Symbol('form')
  forms.add(form)
  return () => void forms.delete(form)
}

export function hasUnsavedWork(): boolean {
  return forms.size > 0
}

/**
 * Whether what is typed may be dropped: true if nothing is typed, else as the person answers. Calls that ask meanwhile
 * get the same answer.
 */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsavedWork()) return true
  const question = asked ?? newQuestion()
  show(question)
  return question.answered
}

/** Takes the answer to the question that stands; undefined while none does. */
export function useLeaveQuestion(): ((leaves: boolean) => void) | undefined {
  return useSyncExternalStore(subscribe, () => asked)?.answer
}

function newQuestion(): LeaveQuestion {
  let resolve: (leaves: boolean) => void = () => undefined
  const answered = new Promise<boolean>((resolveWith) => {
    resolve = resolveWith
  })
  const answer = (leaves: boolean) => {
    show(undefined)
    resolve(leaves)
  }
  return { answer, answered }
}

function show(question: LeaveQuestion | undefined): void {
  asked = question
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
