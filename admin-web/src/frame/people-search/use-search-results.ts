/** What a text finds: people (asked of the API), clients and pages of the console by their names. */
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { peopleSearchTexts } from '@member-care/domain/texts/people-search-texts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetList } from 'react-admin'
import { claimAddress } from '../../claims/claim-link.tsx'
import type { ClaimResource, ClaimRow } from '../../claims/claim-record.ts'
import { usePowers } from '../../console/administrator.ts'
import { ownPagesFor } from '../console-pages.tsx'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'
import { FORGOTTEN } from '../../console/forgotten.ts'
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'
import { userAddress } from '../../record/user-links.tsx'
import type { PeopleFound } from '../../users/user-commands.ts'
import { bodyOf, type Narrowing } from './search-step.ts'

/** Long enough to ask once for a word that is typed quickly, and short enough that nobody waits for it. */
const TYPING_PAUSE = 120
const MOST_CLIENTS = 4
const MOST_CLAIMS = 3
const MOST_PAGES = 5

export interface SearchResult {
  readonly key: string
  readonly group: string
  readonly label: string
  readonly detail: string
  /** Where it opens, below the console's base path. */
  readonly to: string
}

export interface SearchResults {
  readonly results: readonly SearchResult[]
  readonly found: PeopleFound | undefined
  /** True while the answer to what is typed is on its way. */
  readonly isPending: boolean
  readonly hasFailed: boolean
}

export function useSearchResults(text: string, narrowing: Narrowing): SearchResults {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const powers = usePowers()
  const typed = text.trim()
  const settled = useSettled(typed, TYPING_PAUSE)
  const body = bodyOf(settled, narrowing)
  const looksForPeople = powers?.has('users.view') === true && settled !== ''
  const people = useQuery({
    queryKey: ['people-search', body],
    queryFn: ({ signal }) => dataProvider.searchPeople(body, signal),
    enabled: looksForPeople,
    placeholderData: keepPreviousData,
  })
  const isNarrowed = Object.keys(narrowing).length > 0
  const clients = useGetList<{ id: string; name: string; policyNo: string }>(
    'clients',
    { pagination: { page: 1, perPage: MOST_CLIENTS }, sort: { field: 'name', order: 'ASC' }, filter: { q: settled } },
    {
      enabled: powers?.has('clients.view') === true && settled !== '' && !isNarrowed,
      placeholderData: (previous) => previous,
    },
  )
  const areClaimsAsked = powers?.has('claims.view') === true && !isNarrowed && looksLikeClaimNumber(settled)
  const outpatient = useClaimsOfNumber('userOutpatient', settled, areClaimsAsked)
  const inpatient = useClaimsOfNumber('userinpatient', settled, areClaimsAsked)
  if (typed === '') return { results: [], found: undefined, isPending: false, hasFailed: false }
  const found = looksForPeople ? people.data : undefined
  const pages = powers ? ownPagesFor(powers).filter(({ label }) => hasWords(label, typed)) : []
  return {
    results: [
      ...(found?.people ?? []).map((user) => ({
        key: user.id,
        group: peopleSearchTexts.people,
        label: isRedacted(user.name) ? FORGOTTEN : user.name,
        detail: [
          isRedacted(user.nric) ? undefined : user.nric,
          user.staffId,
          user.companyName,
          user.memberType && peopleSearchTexts.memberTypes[user.memberType],
        ]
          .filter(Boolean)
          .join(' · '),
        to: userAddress(user.id),
      })),
      ...(isNarrowed ? [] : (clients.data ?? [])).map(({ id, name, policyNo }) => ({
        key: id,
        group: peopleSearchTexts.clients,
        label: name,
        detail: policyNo,
        to: `/client/${encodeURIComponent(id)}/update`,
      })),
      ...outpatient.results,
      ...inpatient.results,
      ...(isNarrowed ? [] : pages.slice(0, MOST_PAGES)).map(({ path, label, group }) => ({
        key: `page-${path}`,
        group: peopleSearchTexts.pages,
        label,
        detail: group ?? '',
        to: `/${path}`,
      })),
    ],
    found,
    isPending:
      typed !== settled || (looksForPeople && people.isFetching) || outpatient.isPending || inpatient.isPending,
    hasFailed: people.isError,
  }
}

/** A transaction number or the beginning of a claim's id: one word with a digit in it. */
function looksLikeClaimNumber(text: string): boolean {
  return /^(?=.*\d)[\w-]{4,40}$/.test(text)
}

function useClaimsOfNumber(resource: ClaimResource, number: string, enabled: boolean) {
  const claims = useGetList<ClaimRow>(
    resource,
    {
      pagination: { page: 1, perPage: MOST_CLAIMS },
      sort: { field: 'filedAt', order: 'DESC' },
      filter: { q: number, claimStatus: 'ALL' },
    },
    { enabled },
  )
  const results = enabled ? (claims.data ?? []) : []
  return {
    isPending: enabled && claims.isFetching,
    results: results.map((claim) => ({
      key: claim.id,
      group: peopleSearchTexts.claims,
      label: claim.transactionNo ?? claim.claimNo,
      detail: [isRedacted(claim.claimantName) ? FORGOTTEN : claim.claimantName, claim.companyName].join(' · '),
      to: claimAddress(resource, claim.id),
    })),
  }
}

function hasWords(label: string, text: string): boolean {
  const searched = label.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
