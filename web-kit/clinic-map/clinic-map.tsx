import { Alert, Box, Typography } from '@mui/material'
import { panelClinicTexts as texts } from '@member-care/domain/texts/panel-clinic-texts.ts'
import { LngLatBounds, Marker, type GeoJSONSource, type Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { areaPlaces, type MappedClinic } from './area-places.ts'
import { CLINICS_LAYER, CLINICS_SOURCE, SELECTED_LAYER, singapore, type MapTiles } from './map-style.ts'
import { openMap } from './open-map.ts'

/** Close enough to tell neighbours apart (3§9). */
const CLOSE_UP = 15

interface ClinicMapProps {
  readonly clinics: readonly MappedClinic[]
  /** The code of the one that is marked. */
  readonly selected: string | undefined
  readonly onSelect: (code: string) => void
  /** What lies below the clinics; null for a plain drawing of the island. Does not change while the map is open. */
  readonly tiles: MapTiles | null
}

/** Every clinic as a point. The list beside it offers for the keyboard all that a pointer can do here. */
export default function ClinicMap({ clinics, selected, onSelect, tiles }: ClinicMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibreMap>()
  const [isUnavailable, setUnavailable] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const opened = openMap(frame.current, tiles, { bounds: singapore })
    if (!opened) {
      setUnavailable(true)
      return
    }
    opened.on('load', () => setMap(opened))
    return () => {
      setMap(undefined)
      opened.remove()
    }
    // The tiles are those that it was opened with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (!map) return
    void map.getSource<GeoJSONSource>(CLINICS_SOURCE)?.setData({
      type: 'FeatureCollection',
      features: clinics.map(({ c, la, lo }) => ({
        type: 'Feature',
        properties: { code: c },
        geometry: { type: 'Point', coordinates: [lo, la] },
      })),
    })
    const bounds = clinics.reduce((around, { lo, la }) => around.extend([lo, la]), new LngLatBounds())
    if (!bounds.isEmpty()) map.fitBounds(bounds, { padding: 48, maxZoom: CLOSE_UP, duration: 0 })
    // Tiles have names of their own.
    const named = tiles === null ? areaPlaces(clinics) : []
    const names = named.map(({ area, place: [east, north] }) =>
      new Marker({ element: areaName(area) }).setLngLat([east, north]).addTo(map),
    )
    return () => names.forEach((name) => name.remove())
  }, [map, clinics, tiles])

  useEffect(() => {
    if (!map) return
    map.setFilter(SELECTED_LAYER, ['==', ['get', 'code'], selected ?? ''])
    const clinic = clinics.find(({ c }) => c === selected)
    if (!clinic) return
    map.easeTo({ center: [clinic.lo, clinic.la], zoom: Math.max(map.getZoom(), 12.5) })
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [map, clinics, selected])

  useEffect(() => {
    if (!map) return
    const choosing = map.on('click', CLINICS_LAYER, (event) => {
      const code: unknown = event.features?.[0]?.properties['code']
      if (typeof code === 'string') onSelect(code)
    })
    return () => choosing.unsubscribe()
  }, [map, onSelect])

  if (isUnavailable) return <Alert severity="info">{texts.mapUnavailable}</Alert>
  return (
    <Box>
      <Box
        ref={frame}
        role="region"
        aria-label={texts.mapLabel}
        data-ready={map !== undefined}
        sx={{ height: { xs: 360, md: 480 }, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
      />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {texts.mapHint}
      </Typography>
    </Box>
  )
}

/** The map has no fonts of its own to draw names with, so they are text of the page; the list says each clinic's area too. */
function areaName(area: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = area
  element.ariaHidden = 'true'
  element.style.cssText =
    'pointer-events: none; font-size: 0.75rem; font-weight: 600; color: #17282b; text-shadow: 0 0 3px #fff, 0 0 3px #fff, 0 0 3px #fff'
  return element
}
