/** The clinics that were found on a map. It is large, and loaded when somebody asks for it. */
import { lazy, Suspense, useMemo } from 'react'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { Skeletons } from '../page/skeletons.tsx'
import { readMapTiles } from '../portal-api/home-api.ts'
import type { PlacedClinic } from './clinic-filter.ts'

const ClinicMap = lazy(() => import('@member-care/web-kit/clinic-map/clinic-map.tsx'))

interface MapOfClinicsProps {
  readonly found: readonly PlacedClinic[]
  readonly selected: string | undefined
  readonly onSelect: (code: string) => void
}

export function MapOfClinics({ found, selected, onSelect }: MapOfClinicsProps) {
  const tiles = useAnswer(portalQuery({ key: ['map-tiles'], load: readMapTiles }))
  // The map draws anew when it is given another list.
  const codes = found.map(({ clinic }) => clinic.c).join(' ')
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the codes say which clinics these are
  const clinics = useMemo(() => found.map(({ clinic }) => clinic), [codes])
  const opening = <Skeletons count={1} height={360} />
  if (tiles.phase === 'loading') return opening
  return (
    <Suspense fallback={opening}>
      <ClinicMap clinics={clinics} selected={selected} onSelect={onSelect} tiles={tiles.value ?? null} />
    </Suspense>
  )
}
