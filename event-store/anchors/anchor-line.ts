/**
 * An anchor as it is told outside the database: to the anchor file, and to witnesses. Lines of a file hang together, each naming the
 * one before it under a signature, so that a line that was taken out shows. Pure.
 */
import { parseJson } from '@member-care/domain/schemas/json-text.ts'
import { z } from 'zod'
import type { Position, StreamId } from '../port.ts'
import type { Anchor, AnchoredEvent } from './anchor.ts'
import type { LogSigner } from './log-signer.ts'

/** An anchor, and the event after which it was made, so that it can be named when it is gone. */
export interface AnchorLine extends Anchor {
  readonly last: Pick<AnchoredEvent, 'stream' | 'revision' | 'id'>
  /** Absent in lines of before lines hung together. */
  readonly chain?: LineChain | undefined
}

interface LineChain {
  /** Signature of the anchor in the line before; null for the first line. */
  readonly previous: string | null
  /** How many events had been anchored before this anchor, whether or not this file tells of them. */
  readonly after: number
  /** Over the anchor's signature, its last event, and these two. */
  readonly signature: string
}

export type UnchainedLine = Omit<AnchorLine, 'chain'>

const anchorLineSchema = z.object({
  total: z.number(),
  position: z.custom<Position>((value) => typeof value === 'string'),
  runningHash: z.string(),
  anchoredAt: z.string(),
  keyId: z.string(),
  signature: z.string(),
  last: z.object({
    stream: z.custom<StreamId>((value) => typeof value === 'string'),
    revision: z.number(),
    id: z.string(),
  }),
  chain: z.object({ previous: z.string().nullable(), after: z.number(), signature: z.string() }).optional(),
})

/** @param place where the line will stand */
export function chainLine(
  signer: Pick<LogSigner, 'sign'>,
  line: UnchainedLine,
  place: Omit<LineChain, 'signature'>,
): AnchorLine {
  return { ...line, chain: { ...place, signature: signer.sign(statement(line, place)) } }
}

/** Whether this key signed the line as it stands; the anchor in it is checked by itself. True for a line of before lines hung together. */
export function isChained(signer: Pick<LogSigner, 'verify'>, line: AnchorLine): boolean {
  return line.chain === undefined || signer.verify(statement(line, line.chain), line.chain.signature)
}

function statement({ signature, last }: UnchainedLine, { previous, after }: Omit<LineChain, 'signature'>): string {
  return ['member-care anchor line 1', signature, last.stream, last.revision, last.id, previous ?? '', after].join('\n')
}

/** The line as text, without its end. */
export function textOfLine(line: AnchorLine): string {
  return JSON.stringify(line)
}

/** @returns undefined for what is no such line */
export function lineOfText(text: string): AnchorLine | undefined {
  return parseJson(anchorLineSchema, text)
}
