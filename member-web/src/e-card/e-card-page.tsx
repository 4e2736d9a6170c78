/** The card that a member shows at a panel clinic (2§2 E-card). */
import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { eCardTexts } from '@member-care/domain/texts/home-texts.ts'
import { FilterSelect } from '../form/filter-select.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readECards, type Cover } from '../portal-api/home-api.ts'
import { ECard } from './e-card.tsx'

const eCardQuery = portalQuery({ key: ['e-cards'], load: readECards })

export default function ECardPage() {
  const { value: covers, phase, failure, reload } = useAnswer(eCardQuery)
  return (
    <>
      <PageHeading title={eCardTexts.title} lead={eCardTexts.lead} />
      {covers === undefined ? (
        phase === 'failed' ? (
          <LoadFailure detail={failure ?? ''} onRetry={reload} />
        ) : (
          <Skeletons count={1} height={260} />
        )
      ) : (
        <ChosenCard covers={covers} />
      )}
    </>
  )
}

function ChosenCard({ covers }: { readonly covers: readonly Cover[] }) {
  const [companyId, setCompanyId] = useState('')
  const [uuid, setUuid] = useState('')
  const [side, setSide] = useState<'front' | 'back'>('front')
  const cover = covers.find((candidate) => candidate.companyId === companyId) ?? covers[0]
  const person = cover?.people.find((candidate) => candidate.uuid === uuid) ?? cover?.people[0]
  if (cover === undefined || person === undefined)
    return <EmptyState title={eCardTexts.none}>{eCardTexts.noneDetail}</EmptyState>
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 480 }}>
      {covers.length > 1 && (
        <FilterSelect
          name="company"
          label={eCardTexts.company}
          value={cover.companyId}
          choices={covers.map((each) => ({ value: each.companyId, label: each.companyName }))}
          onChange={(chosen) => {
            setCompanyId(chosen)
            setSide('front')
          }}
        />
      )}
      {cover.people.length > 1 && (
        <FilterSelect
          name="person"
          label={eCardTexts.person}
          value={person.uuid}
          choices={cover.people.map((each) => ({ value: each.uuid, label: each.name }))}
          onChange={(chosen) => {
            setUuid(chosen)
            setSide('front')
          }}
        />
      )}
      <ECard cover={cover} person={person} side={side} />
      <Button variant="outlined" onClick={() => setSide(side === 'front' ? 'back' : 'front')}>
        {eCardTexts.flip}
      </Button>
    </Box>
  )
}
