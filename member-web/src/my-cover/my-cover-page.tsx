/** My cover: what each benefit has left, who used what, what the plan says, and what a visit would cost. */
import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router-dom'
import { myCoverTexts } from '@member-care/domain/texts/my-cover-texts.ts'
import { menuTexts } from '@member-care/domain/texts/portal-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { FilterSelect } from '../form/filter-select.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { CoverOfPerson } from './cover-of-person.tsx'
import { coverQuery } from './cover-query.ts'
import { useCoverCompanies } from './use-cover-companies.ts'

export default function MyCoverPage() {
  const [query, setQuery] = useSearchParams()
  const { companies, phase, failure, reload } = useCoverCompanies()
  const wanted = query.get('company')
  const company = companies.find(({ companyId }) => companyId === wanted) ?? companies[0]
  const choose = (change: Readonly<Record<string, string>>) =>
    setQuery(new URLSearchParams({ ...(company && { company: company.companyId }), ...change }), { replace: true })
  return (
    <>
      <PageHeading title={menuTexts.myCover} lead={myCoverTexts.lead} />
      {phase === 'failed' && <LoadFailure detail={failure ?? ''} onRetry={reload} />}
      {phase === 'loading' && <Skeletons count={3} height={120} />}
      {phase === 'loaded' && company === undefined && <EmptyState title={myCoverTexts.notOffered} />}
      {companies.length > 1 && company !== undefined && (
        <Box sx={{ maxWidth: 420, mb: 3 }}>
          <FilterSelect
            name="cover-company"
            label={myCoverTexts.company}
            value={company.companyId}
            choices={companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
            onChange={(companyId) => choose({ company: companyId })}
          />
        </Box>
      )}
      {company !== undefined && (
        <CoverOfFamily
          key={company.companyId}
          companyId={company.companyId}
          chosen={query.get('person')}
          onChoose={(person) => choose({ person })}
        />
      )}
    </>
  )
}

interface CoverOfFamilyProps {
  readonly companyId: string
  readonly chosen: string | null
  readonly onChoose: (personId: string) => void
}

function CoverOfFamily({ companyId, chosen, onChoose }: CoverOfFamilyProps) {
  const { value: cover, phase, failure, reload } = useAnswer(coverQuery(companyId, 'ask'))
  if (cover === undefined) {
    return phase === 'failed' ? (
      <LoadFailure detail={failure ?? ''} onRetry={reload} />
    ) : (
      <Skeletons count={3} height={120} />
    )
  }
  const member = cover.people.find(({ person }) => person.id === chosen) ?? cover.people[0]
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {phase === 'failed' && <NotUpToDate title={myCoverTexts.notUpToDate} onRetry={reload} />}
      {cover.people.length > 1 && (
        <Box sx={{ maxWidth: 420 }}>
          <FilterSelect
            name="cover-person"
            label={myCoverTexts.person}
            value={member?.person.id ?? ''}
            choices={cover.people.map(({ person, name }) => ({ value: person.id, label: name }))}
            onChange={onChoose}
          />
        </Box>
      )}
      {member !== undefined && <CoverOfPerson cover={cover} member={member} />}
    </Box>
  )
}
