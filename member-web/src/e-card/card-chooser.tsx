/** Company and person to choose from (2§2), the card of that person, and the button that turns it. */
import { useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { isGoodUnasked } from '@member-care/domain/e-card/card-code.ts'
import { cardOverText, eCardTexts, keptCardTexts } from '@member-care/domain/texts/e-card-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { FilterSelect } from '../form/filter-select.tsx'
import type { ECardPerson, ECards } from '@member-care/web-kit/kept-cards/kept-cards.ts'
import { ECard } from './e-card.tsx'
import { useSecond } from './use-second.ts'

interface CardChooserProps {
  readonly cards: readonly ECards[]
  /** When cards that are shown unasked came from the server: then each shows until its code's last day. */
  readonly lookedAt?: Date
  /** What is said below the card. */
  readonly children: (person: ECardPerson, company: ECards) => ReactNode
}

export function CardChooser({ cards, lookedAt, children }: CardChooserProps) {
  const [companyId, setCompanyId] = useState('')
  const [uuid, setUuid] = useState('')
  const [side, setSide] = useState<'front' | 'back'>('front')
  const company = cards.find((candidate) => candidate.companyId === companyId) ?? cards[0]
  const person = company?.people.find((candidate) => candidate.uuid === uuid) ?? company?.people[0]
  if (company === undefined || person === undefined) return null
  const card = (
    <>
      <ECard company={company} person={person} side={side} />
      <Button variant="outlined" onClick={() => setSide(side === 'front' ? 'back' : 'front')}>
        {eCardTexts.flip}
      </Button>
    </>
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 480 }}>
      {cards.length > 1 && (
        <FilterSelect
          name="company"
          label={eCardTexts.company}
          value={company.companyId}
          choices={cards.map((each) => ({ value: each.companyId, label: each.companyName }))}
          onChange={(chosen) => {
            setCompanyId(chosen)
            setSide('front')
          }}
        />
      )}
      {company.people.length > 1 && (
        <FilterSelect
          name="person"
          label={eCardTexts.person}
          value={person.uuid}
          choices={company.people.map((each) => ({ value: each.uuid, label: each.name }))}
          onChange={(chosen) => {
            setUuid(chosen)
            setSide('front')
          }}
        />
      )}
      {lookedAt === undefined ? (
        card
      ) : (
        <WhileGood lookedAt={lookedAt} lastDay={person.codeLastDay}>
          {card}
        </WhileGood>
      )}
      {children(person, company)}
    </Box>
  )
}

/** A card that nobody was asked about, until its last day is over; also under the eyes of who looks at it. */
function WhileGood({
  lookedAt,
  lastDay,
  children,
}: {
  readonly lookedAt: Date
  readonly lastDay: string
  readonly children: ReactNode
}) {
  if (isGoodUnasked({ lookedAt, lastDay, now: useSecond() })) return children
  return (
    <Notice tone="warning" role="alert" title={keptCardTexts.over}>
      {cardOverText(formatDisplay(lastDay))}
    </Notice>
  )
}
