/** The answer to what was recognised (S96). Pure: the server reads the facts that {@link needOf} names, and hands over where the outcome says so. */
import type { MenuEntryId } from '../../client/menu-entries.ts'
import { assistantTexts as texts, coverAnswers } from '../../texts/assistant-texts.ts'
import type { Asked, IntentName, Named, Recognised } from '../asked.ts'
import { answer, linkToClinics, type AssistantAnswer } from './answer.ts'
import {
  claimMissingAnswer,
  claimPaymentAnswer,
  claimRejectionAnswer,
  claimStatusAnswer,
  claimTimeAnswer,
  settlementLetterAnswer,
  submitClaimAnswer,
} from './claim-answers.ts'
import { clinicHoursAnswer, clinicOnPanelAnswer, findClinicAnswer } from './clinic-answers.ts'
import { coverAnswer } from './cover-answers.ts'
import type { FactsFor } from './facts.ts'
import { letterMissingAnswer, letterStatusAnswer, letterTimeAnswer, requestLetterAnswer } from './letter-answers.ts'

type AnswerFrom<Intent extends IntentName> = (named: Named, facts: FactsFor<Intent>) => AssistantAnswer

const answers: { readonly [Intent in IntentName]: AnswerFrom<Intent> } = {
  'claim-status': claimStatusAnswer,
  'claim-time': claimTimeAnswer,
  'claim-missing': claimMissingAnswer,
  'claim-payment': claimPaymentAnswer,
  'claim-rejection': claimRejectionAnswer,
  'settlement-letter': settlementLetterAnswer,
  'submit-claim': submitClaimAnswer,
  'letter-status': letterStatusAnswer,
  'letter-time': letterTimeAnswer,
  'letter-missing': letterMissingAnswer,
  'request-letter': requestLetterAnswer,
  cover: coverAnswer,
  'clinic-hours': clinicHoursAnswer,
  'clinic-on-panel': clinicOnPanelAnswer,
  'find-clinic': findClinicAnswer,
}

/**
 * Where the facts are of one of the member's companies, it is said first of which.
 * @param facts what `needOf[intent]` names, within the member's own reach
 */
export function answerTo<Intent extends IntentName>(
  intent: Intent,
  named: Named,
  facts: FactsFor<Intent>,
): AssistantAnswer {
  const told = answers[intent](named, facts)
  const { company } = facts as { readonly company?: string | undefined }
  return company === undefined ? told : { ...told, sentences: [coverAnswers.ofCompany(company), ...told.sentences] }
}

/** Clinic type of hospitals (1§3). */
const HOSPITALS = 8

/** What needs no records: danger, a wish for a person, a choice, small talk, and what was not understood. @param assistant Joey or May */
export function answerWithoutFacts(
  recognised: Exclude<Recognised, { kind: 'intent' }>,
  assistant: string,
  pages: ReadonlySet<MenuEntryId>,
): AssistantAnswer {
  switch (recognised.kind) {
    case 'urgent':
      return urgentAnswer(recognised.isSelfHarm, pages)
    case 'person':
      return answer('hands-over', [texts.takesOver])
    case 'which':
      return answer('asks-back', [texts.which], [], recognised.between.map(choiceOf))
    case 'greeting':
      return introduction(assistant)
    case 'thanks':
      return answer('answered', [texts.thanks])
    case 'unknown':
      return answer('offers-person', [texts.notUnderstood, texts.otherWords, texts.ownRecordsOnly])
  }
}

/** With what a talk begins. */
export function introduction(assistant: string): AssistantAnswer {
  return answer('asks-back', [texts.introduction(assistant), texts.canBeAsked, texts.personAtAnyTime])
}

function urgentAnswer(isSelfHarm: boolean, pages: ReadonlySet<MenuEntryId>): AssistantAnswer {
  if (isSelfHarm) return answer('hands-over', [texts.notAlone, texts.selfHarm, texts.takesOver])
  const hospitals = linkToClinics(HOSPITALS, pages).map(({ path }) => ({ label: texts.links.hospitals, path }))
  return answer('hands-over', [texts.danger, texts.takesOver], hospitals)
}

function choiceOf(asked: Asked) {
  return { label: texts.questions[asked.intent], asked }
}
