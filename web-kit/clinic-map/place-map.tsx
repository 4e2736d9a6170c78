import { Box } from '@mui/material'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { Marker } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../page/notice.tsx'
import type { MapTiles } from './map-style.ts'
import { openMap } from './open-map.ts'

/** So close that one sees the house (2§9). */
const PLACE_ZOOM = 17

interface PlaceMapProps {
  /** In degrees. Does not change while the map is open, as the tiles do not. */
  readonly longitude: number
  readonly latitude: number
  readonly label: string
  /** What is said where the browser can draw no map. */
  readonly unavailable: string
  /** What lies below; null for a plain drawing of the island. */
  readonly tiles: MapTiles | null
}

/** One place, marked. What the map says stands beside it as an address. */
export default function PlaceMap({ longitude, latitude, label, unavailable, tiles }: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<string>()
  const [isUnavailable, setUnavailable] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const map = openMap(frame.current, tiles, { center: [longitude, latitude], zoom: PLACE_ZOOM })
    if (!map) {
      setUnavailable(true)
      return
    }
    new Marker({ color: tokens.colour.accent }).setLngLat([longitude, latitude]).addTo(map)
    map.on('load', () => {
      const { lng, lat } = map.getCenter()
      setShown(`${map.getZoom()}/${lat}/${lng}`)
    })
    return () => map.remove()
    // Of one place with the tiles that it was opened with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (isUnavailable) return <Notice tone="info">{unavailable}</Notice>
  return (
    <Box
      ref={frame}
      role="region"
      aria-label={label}
      data-shows={shown}
      sx={{ height: 260, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    />
  )
}
