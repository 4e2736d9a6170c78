/** What the assistant answers: whole sentences, links into the portal, and what follows. */
import type { MenuEntryId } from '../../client/menu-entries.ts'
import { assistantTexts } from '../../texts/assistant-texts.ts'
import type { Asked } from '../asked.ts'

export interface AnswerLink {
  readonly label: string
  /** An address of the portal, with a query where one is needed. */
  readonly path: string
}

export interface AnswerChoice {
  readonly label: string
  readonly asked: Asked
}

export interface AssistantAnswer {
  /**
   * `answered`: from records. `asks-back`: the member says more. `offers-person`: there is no answer, and a person is offered first.
   * `hands-over`: a person takes over at once.
   */
  readonly outcome: 'answered' | 'asks-back' | 'offers-person' | 'hands-over'
  /** Each stands by itself. */
  readonly sentences: readonly string[]
  readonly links: readonly AnswerLink[]
  readonly choices: readonly AnswerChoice[]
}

/** An answer from what is given; no links or choices unless told. */
export function answer(
  outcome: AssistantAnswer['outcome'],
  sentences: readonly string[],
  links: readonly AnswerLink[] = [],
  choices: readonly AnswerChoice[] = [],
): AssistantAnswer {
  return { outcome, sentences, links, choices }
}

const { links: labels } = assistantTexts

type Page = 'claimRecords' | 'submitClaim' | 'elogRecords' | 'requestElog' | 'myCover' | 'findClinics'

const pathOfPage: Readonly<Record<Page, string>> = {
  claimRecords: '/app/claimrecords',
  submitClaim: '/app/submitclaim',
  elogRecords: '/app/elogrecords',
  requestElog: '/app/submitelog',
  myCover: '/app/mycover',
  findClinics: '/app/cliniclocator',
}
const labelOfPage: Readonly<Record<Page, () => string>> = {
  claimRecords: () => labels.claimRecords,
  submitClaim: () => labels.submitClaim,
  elogRecords: () => labels.elogRecords,
  requestElog: () => labels.requestElog,
  myCover: () => labels.myCover,
  findClinics: () => labels.clinics,
}

/** A link to a page; none where the member does not have it. */
export function linkTo(page: Page, pages: ReadonlySet<MenuEntryId>): readonly AnswerLink[] {
  return pages.has(page) ? [{ label: labelOfPage[page](), path: pathOfPage[page] }] : []
}

/** To the panel clinics of a type (1§3). */
export function linkToClinics(type: number | undefined, pages: ReadonlySet<MenuEntryId>): readonly AnswerLink[] {
  return linkTo('findClinics', pages).map(({ label, path }) => ({
    label,
    path: type === undefined ? path : `${path}?type=${type}`,
  }))
}
