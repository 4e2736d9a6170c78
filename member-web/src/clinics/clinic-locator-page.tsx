/** The panel's clinics, by type, zone, area and name (2§2 Clinic locator). What is chosen stands in the address. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router-dom'
import { everyClinic, type ClinicChoice } from '@member-care/domain/clinic/clinic-choice.ts'
import { clinicMoment } from '@member-care/domain/clinic/open-now.ts'
import { clinicTexts } from '@member-care/domain/texts/home-texts.ts'
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { CheckboxLine } from '../form/checkbox-line.tsx'
import { FilterSelect } from '../form/filter-select.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readClinics, readPublicHolidays, type PanelClinic } from '../portal-api/home-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { addressOfChoice, choiceOfAddress, clinicsFound, nearestFirst } from './clinic-filter.ts'
import { ClinicResults, type ClinicView } from './clinic-results.tsx'
import { ClinicSearch } from './clinic-search.tsx'
import { useMinute } from './use-minute.ts'
import { useOwnPlace } from './use-own-place.ts'

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
          <FoundClinics clinics={clinics.value} companyId={companyId} />
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

interface FoundClinicsProps {
  readonly clinics: readonly PanelClinic[]
  readonly companyId: string
}

function FoundClinics({ clinics, companyId }: FoundClinicsProps) {
  const [query, setQuery] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [onlyOpen, setOnlyOpen] = useState(false)
  const [view, setView] = useState<ClinicView>('list')
  const { own, locate, forget } = useOwnPlace()
  const holidays = useAnswer(portalQuery({ key: ['public-holidays'], load: readPublicHolidays }))
  const moment = clinicMoment(useMinute(), holidays.value ?? [])
  const search = useSettled(typed, SEARCH_AFTER_MS)
  const choice = choiceOfAddress(query, clinics)
  const found = nearestFirst(
    clinicsFound(clinics, { search, ...choice, openAt: onlyOpen ? moment : undefined }),
    own.phase === 'found' ? own.place : undefined,
  )
  const choose = (chosen: ClinicChoice) => setQuery(addressOfChoice(chosen))
  return (
    <>
      <ClinicSearch clinics={clinics} typed={typed} onTyped={setTyped} choice={choice} onChoice={choose} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'flex-start' }}>
        {moment.today !== undefined && (
          <CheckboxLine id="open-now" label={clinicTexts.onlyOpen} checked={onlyOpen} onChange={setOnlyOpen} />
        )}
        <Box>
          <CheckboxLine
            id="nearest"
            label={clinicTexts.nearest}
            checked={own.phase === 'found' || own.phase === 'locating'}
            onChange={(isWished) => (isWished ? locate() : forget())}
            describedBy="nearest-hint"
          />
          <Box id="nearest-hint" sx={{ color: 'text.secondary', fontSize: '0.8125rem', pl: 5.25 }}>
            {clinicTexts.nearestHint}
          </Box>
        </Box>
      </Box>
      <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        {own.phase === 'locating' && clinicTexts.locating}
        {own.phase === 'failed' && <Notice tone="warning" title={clinicTexts.notLocated} />}
        {moment.holiday !== undefined && <Notice tone="info" title={clinicTexts.holiday(moment.holiday)} />}
      </Box>
      {found.length === 0 ? (
        <EmptyState
          title={clinicTexts.sorry}
          action={
            <Button
              variant="outlined"
              onClick={() => {
                setTyped('')
                setOnlyOpen(false)
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
        <ClinicResults
          key={JSON.stringify([search, choice, onlyOpen, own.phase])}
          found={found}
          companyId={companyId}
          moment={moment}
          view={view}
          onView={setView}
        />
      )}
    </>
  )
}
