/** The panel's clinics, by type, zone, area and name (2§2 Clinic locator). What is chosen stands in the address. */
import { useCallback, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router-dom'
import { areasOf, everyClinic, withZone, zonesOf, type ClinicChoice } from '@member-care/domain/clinic/clinic-choice.ts'
import { clinicCountText, clinicTexts } from '@member-care/domain/texts/home-texts.ts'
import { clinicTypeLabels } from '@member-care/domain/texts/portal-texts.ts'
import { FilterSelect } from '../form/filter-select.tsx'
import { TextLine } from '@member-care/web-kit/fields/text-line.tsx'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readClinics, type PanelClinic } from '../portal-api/home-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { addressOfChoice, choiceOfAddress, CLINICS_AT_A_TIME, clinicsFound } from './clinic-filter.ts'
import { ClinicCard } from './clinic-card.tsx'
import { useEndReached } from './use-end-reached.ts'
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'

/** From the last key to the search (C48). */
const SEARCH_AFTER_MS = 500

export default function ClinicLocatorPage() {
  const configs = useBenefitConfigs()
  const companies = useSignedInUser().companies.filter(
    ({ companyId }) => configs.value?.[companyId]?.featuresConfig.allowClinicLocator,
  )
  const [chosen, setChosen] = useState('')
  const companyId = companies.some((company) => company.companyId === chosen) ? chosen : (companies[0]?.companyId ?? '')
  const clinics = useAnswer(
    portalQuery({
      key: ['clinics', companyId],
      load: (signal) => readClinics(companyId, signal),
      enabled: companyId !== '',
    }),
  )
  return (
    <>
      <PageHeading title={clinicTexts.title} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {companies.length > 1 && (
          <Box sx={{ maxWidth: 420 }}>
            <CompanyChoice companies={companies} value={companyId} onChange={setChosen} />
          </Box>
        )}
        {configs.phase === 'failed' && <LoadFailure detail={configs.failure ?? ''} onRetry={configs.reload} />}
        {clinics.value !== undefined ? (
          <FoundClinics clinics={clinics.value} />
        ) : clinics.phase === 'failed' ? (
          <LoadFailure detail={clinics.failure ?? ''} onRetry={clinics.reload} />
        ) : configs.phase === 'loaded' && companies.length === 0 ? (
          <EmptyState title={clinicTexts.sorry}>{clinicTexts.none}</EmptyState>
        ) : (
          configs.phase !== 'failed' && <Skeletons count={4} height={112} />
        )}
      </Box>
    </>
  )
}

interface CompanyChoiceProps {
  readonly companies: readonly { readonly companyId: string; readonly companyName: string }[]
  readonly value: string
  readonly onChange: (companyId: string) => void
}

function CompanyChoice({ companies, value, onChange }: CompanyChoiceProps) {
  const choices = companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))
  return <FilterSelect name="company" label={clinicTexts.company} value={value} choices={choices} onChange={onChange} />
}

function FoundClinics({ clinics }: { readonly clinics: readonly PanelClinic[] }) {
  const [query, setQuery] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(CLINICS_AT_A_TIME)
  const choice = choiceOfAddress(query, clinics)
  const found = clinicsFound(clinics, { search: useSettled(typed, SEARCH_AFTER_MS), ...choice })
  const fromTheTop = () => setShown(CLINICS_AT_A_TIME)
  const showMore = useCallback(() => setShown((number) => number + CLINICS_AT_A_TIME), [])
  const end = useEndReached(Math.min(shown, found.length), showMore)
  const choose = (chosen: ClinicChoice) => {
    fromTheTop()
    setQuery(addressOfChoice(chosen))
  }
  return (
    <>
      <Box
        component="form"
        role="search"
        onSubmit={(event) => event.preventDefault()}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(3, 1fr)', md: '2fr 1fr 1fr 1fr' },
          '& > :first-of-type': { gridColumn: { sm: '1 / -1', md: 'auto' } },
          alignItems: 'end',
        }}
      >
        <TextLine
          name="search"
          type="search"
          label={clinicTexts.search}
          hint={clinicTexts.searchHint}
          value={typed}
          inputProps={{ 'aria-required': false }}
          onChange={(event) => {
            fromTheTop()
            setTyped(event.target.value)
          }}
        />
        <FilterSelect
          name="type"
          label={clinicTexts.type}
          all={clinicTexts.allTypes}
          value={choice.type}
          choices={Object.entries(clinicTypeLabels).map(([value, label]) => ({ value, label }))}
          onChange={(type) => choose({ ...choice, type })}
        />
        <FilterSelect
          name="zone"
          label={clinicTexts.zone}
          all={clinicTexts.allZones}
          value={choice.zone}
          choices={zonesOf(clinics).map((name) => ({ value: name, label: name }))}
          onChange={(zone) => choose(withZone(choice, zone, clinics))}
        />
        <FilterSelect
          name="area"
          label={clinicTexts.area}
          all={clinicTexts.allAreas}
          value={choice.area}
          choices={areasOf(clinics, choice.zone).map((name) => ({ value: name, label: name }))}
          onChange={(area) => choose({ ...choice, area })}
        />
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {found.length > 0 && clinicCountText(Math.min(shown, found.length), found.length)}
      </Box>
      {found.length === 0 ? (
        <EmptyState
          title={clinicTexts.sorry}
          action={
            <Button
              variant="outlined"
              onClick={() => {
                setTyped('')
                choose(everyClinic)
              }}
            >
              {clinicTexts.clearFilters}
            </Button>
          }
        >
          {clinicTexts.none}
        </EmptyState>
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {found.slice(0, shown).map((clinic) => (
            <ClinicCard key={clinic.c} clinic={clinic} />
          ))}
        </Box>
      )}
      {found.length > shown && (
        <Button ref={end} variant="outlined" onClick={showMore} sx={{ justifySelf: 'center' }}>
          {clinicTexts.more}
        </Button>
      )}
    </>
  )
}
