import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import NoCompanyIcon from '@mui/icons-material/DomainDisabledOutlined'
import { Alert, Box, Button, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { chosenClinics, everyClinic, type ClinicChoice } from '@member-care/domain/clinic/clinic-choice.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { panelClinicCountText, panelClinicTexts as texts } from '@member-care/domain/texts/panel-clinic-texts.ts'
import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useGetList, useGetOne, type HttpError, type RaRecord } from 'react-admin'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { ClinicChoices } from './clinic-choices.tsx'
import { ClinicList } from './clinic-list.tsx'
import { saveClinicFile } from './save-clinic-file.ts'
import type { ClinicHolder, ClinicUser, MapTilesRecord, PanelClinic } from './panel-clinics-calls.ts'

/** Large, and needed on this tab only. */
const ClinicMap = lazy(() => import('@member-care/web-kit/clinic-map/clinic-map.tsx'))

/** The panel clinics of a user and their dependants (3§2.10). */
export function PanelClinicsTab({ user }: { user: ClinicUser }) {
  if (user.companies.length === 0) {
    return (
      <EmptyState icon={NoCompanyIcon} title={consoleTexts.empty.list}>
        {texts.noCompany}
      </EmptyState>
    )
  }
  return <ClinicsOfUser user={user} />
}

function ClinicsOfUser({ user }: { user: ClinicUser }) {
  const [companyId, setCompanyId] = useState(user.defaultCompanyId ?? user.companies[0]?.companyId ?? '')
  const company = user.companies.find((one) => one.companyId === companyId) ?? user.companies[0]
  const [personId, setPersonId] = useState(user.id)
  const holder = {
    userId: company?.family.some(({ id }) => id === personId) ? personId : user.id,
    companyId: company?.companyId ?? '',
  }
  const [choice, setChoice] = useState<ClinicChoice>(everyClinic)
  const { data, error, refetch } = useGetList<PanelClinic & RaRecord<string>, HttpError>('user-clinics', {
    filter: holder,
  })

  return (
    <Box component="section" aria-label={texts.title} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <ClinicChoices
        user={user}
        holder={holder}
        onCompany={(next) => {
          setCompanyId(next)
          setPersonId(user.id)
        }}
        onPerson={setPersonId}
        clinics={data ?? []}
        choice={choice}
        onChoice={setChoice}
      />
      {error ? (
        <LoadFailure title={texts.loadFailed} detail={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <FoundClinics
          key={`${holder.userId} ${holder.companyId}`}
          clinics={chosenClinics(data, choice)}
          holder={holder}
          choice={choice}
        />
      ) : (
        <Loading />
      )}
    </Box>
  )
}

type Mode = 'list' | 'map'

function FoundClinics({
  clinics,
  holder,
  choice,
}: {
  clinics: readonly PanelClinic[]
  holder: ClinicHolder
  choice: ClinicChoice
}) {
  const [mode, setMode] = useState<Mode>('list')
  const [selected, select] = useState<string>()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography role="status" sx={{ flex: { xs: '1 0 100%', sm: 1 }, fontWeight: 600 }}>
          {panelClinicCountText(clinics.length)}
        </Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={mode}
          aria-label={texts.view}
          onChange={(_event, next: Mode | null) => next && setMode(next)}
        >
          <ToggleButton value="list">{texts.list}</ToggleButton>
          <ToggleButton value="map">{texts.map}</ToggleButton>
        </ToggleButtonGroup>
        <DownloadButton holder={holder} choice={choice} />
      </Box>
      {clinics.length === 0 ? (
        <EmptyState icon={NoCompanyIcon} title={consoleTexts.empty.list}>
          {texts.none}
        </EmptyState>
      ) : mode === 'list' ? (
        <ClinicList clinics={clinics} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(260px, 2fr)' },
          }}
        >
          <TiledMap clinics={clinics} selected={selected} onSelect={select} />
          <ClinicList clinics={clinics} selected={selected} onSelect={select} />
        </Box>
      )}
    </>
  )
}

function TiledMap(map: Omit<ComponentProps<typeof ClinicMap>, 'tiles'>) {
  const tiles = useGetOne<MapTilesRecord>('map-tiles', { id: 'map-tiles' })
  const opening = <Skeleton variant="rounded" height={460} />
  if (tiles.isPending) return opening
  return (
    <Suspense fallback={opening}>
      <ClinicMap {...map} tiles={tiles.data?.tiles ?? null} />
    </Suspense>
  )
}

function DownloadButton({ holder, choice }: { holder: ClinicHolder; choice: ClinicChoice }) {
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  async function download() {
    setPending(true)
    setFailed(false)
    setFailed(!(await saveClinicFile(holder, choice)))
    setPending(false)
  }
  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} loading={isPending} onClick={() => void download()}>
        {texts.download}
      </Button>
      {hasFailed && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {texts.downloadFailed}
        </Alert>
      )}
    </>
  )
}

function Loading() {
  return (
    <Box role="status" aria-label={consoleTexts.loading} sx={{ display: 'grid', gap: 1.5 }}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Box>
  )
}
