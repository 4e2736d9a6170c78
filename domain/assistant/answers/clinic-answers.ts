/** Answers about panel clinics: whether they are open, whether they are on the panel, and where to look. */
import { openState } from '../../clinic/open-now.ts'
import { openingHours } from '../../clinic/opening-hours.ts'
import { clinicAnswers as texts } from '../../texts/assistant-texts.ts'
import { clinicTexts } from '../../texts/home-texts.ts'
import type { Named } from '../asked.ts'
import { placeNouns } from '../recognise/lexicon/clinic-words.ts'
import type { BenefitKind } from '../recognise/lexicon/cover-words.ts'
import { isOneOff } from '../recognise/mend-typos.ts'
import { plainWords } from '../recognise/plain-words.ts'
import { answer, linkToClinics, type AssistantAnswer } from './answer.ts'
import type { ClinicFacts, PageFacts, PanelClinicFact } from './facts.ts'

/** So many clinics of one name are told at once. */
const MOST_TOLD = 3
/** Typos in shorter words make other words. */
const SHORTEST_MENDED = 5

/** Whether a clinic is open now, with all its hours. One that was not named is asked back. */
export function clinicHoursAnswer(named: Named, { panel, moment, pages }: ClinicFacts): AssistantAnswer {
  return ofClinic(named, panel, pages, (clinic) => [
    openSentence(clinic, moment),
    ...(moment.holiday === undefined ? [] : [clinicTexts.holiday(moment.holiday)]),
    ...openingHours(clinic.hours).map(({ days, hours }) => texts.hours(days, hours)),
  ])
}

/** Whether a clinic is on the panel. */
export function clinicOnPanelAnswer(named: Named, { panel, pages }: ClinicFacts): AssistantAnswer {
  return ofClinic(named, panel, pages, ({ name }) => [texts.onPanel(name)])
}

/** Leads to the list and the map, of the type that was asked for. */
export function findClinicAnswer({ benefits }: Named, { pages }: PageFacts): AssistantAnswer {
  const [type] = benefits.flatMap((kind) => typeOf[kind as BenefitKind] ?? [])
  const links = linkToClinics(type, pages)
  return links.length === 0 ? answer('offers-person', [texts.notOffered]) : answer('answered', [texts.find], links)
}

/** Clinic types (1§3). */
const typeOf: Partial<Record<BenefitKind, number>> = {
  gp: 1,
  specialist: 2,
  dental: 3,
  imaging: 4,
  physiotherapy: 5,
  tcm: 6,
  polyclinic: 7,
  hospital: 8,
}

function ofClinic(
  { clinic: words }: Named,
  panel: readonly PanelClinicFact[],
  pages: PageFacts['pages'],
  tell: (clinic: PanelClinicFact) => readonly string[],
): AssistantAnswer {
  const links = linkToClinics(undefined, pages)
  if (links.length === 0) return answer('offers-person', [texts.notOffered])
  if (words === '') return answer('asks-back', [texts.whichClinic], links)
  const found = clinicsNamed(words, panel)
  if (found.length === 0) return answer('offers-person', [texts.notFound(words)], links)
  if (found.length > MOST_TOLD) return answer('asks-back', [texts.tooMany(found.length)], links)
  return answer('answered', found.flatMap(tell), links)
}

/**
 * The clinics whose name and area have all the words. Nouns such as "doctor", which the name may not have, count only where some clinic has
 * them too.
 */
function clinicsNamed(words: string, panel: readonly PanelClinicFact[]): readonly PanelClinicFact[] {
  const wanted = words.split(' ').filter((word) => word !== '')
  const nouns = new Set(placeNouns.flatMap((noun) => noun.split(' ')))
  const names = wanted.filter((word) => !nouns.has(word))
  if (names.length === 0) return []
  const byName = panel.filter((clinic) => hasAll(clinic, names))
  const byAll = byName.filter((clinic) => hasAll(clinic, wanted))
  return byAll.length > 0 ? byAll : byName
}

function hasAll({ name, area }: PanelClinicFact, wanted: readonly string[]): boolean {
  const has = plainWords(`${name} ${area}`)
  return wanted.every((word) =>
    has.some((one) => one === word || (word.length >= SHORTEST_MENDED && one[0] === word[0] && isOneOff(one, word))),
  )
}

function openSentence({ name, hours }: PanelClinicFact, moment: ClinicFacts['moment']): string {
  const state = openState(hours, moment)
  if (state === undefined) return texts.notKnown(name)
  if (state.isOpen) return state.until === null ? texts.open(name) : texts.openUntil(name, state.until)
  return state.opensAt === null ? texts.closed(name) : texts.opensAt(name, state.opensAt)
}
