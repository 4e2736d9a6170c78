/** A plain style of our own: land and sea and nothing else, so that the map asks no server but this one for anything. */
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { MapOptions } from 'maplibre-gl'

export const CLINICS_SOURCE = 'clinics'
export const CLINICS_LAYER = 'clinics'
export const SELECTED_LAYER = 'selected-clinic'

/** West, south, east and north of the main island, with some sea around. */
export const singapore: [number, number, number, number] = [103.6, 1.22, 104.05, 1.48]

/** The coast of the main island, drawn coarsely by hand: enough to know one's way, no more. */
const coast: readonly [number, number][] = [
  [103.605, 1.262],
  [103.636, 1.335],
  [103.667, 1.389],
  [103.69, 1.435],
  [103.715, 1.452],
  [103.752, 1.446],
  [103.772, 1.452],
  [103.805, 1.474],
  [103.838, 1.472],
  [103.868, 1.457],
  [103.893, 1.428],
  [103.93, 1.421],
  [103.96, 1.405],
  [103.992, 1.391],
  [104.033, 1.364],
  [104.035, 1.333],
  [104.0, 1.314],
  [103.955, 1.306],
  [103.91, 1.297],
  [103.873, 1.287],
  [103.862, 1.271],
  [103.84, 1.262],
  [103.815, 1.264],
  [103.79, 1.27],
  [103.765, 1.291],
  [103.733, 1.305],
  [103.705, 1.298],
  [103.69, 1.268],
  [103.65, 1.25],
  [103.605, 1.262],
]

const { colour } = tokens

/** Pictures of the streets from a server that the deployment names. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** Who made them. */
  readonly attribution: string
}

type Style = Exclude<NonNullable<MapOptions['style']>, string>

const TILES = 'tiles'

/** The clinics over tiles, or over a plain drawing of the island, for which nothing is asked of anybody. */
export function mapStyle(tiles: MapTiles | null): Style {
  if (tiles === null) return drawing
  const { land: _land, ...sources } = drawing.sources
  return {
    ...drawing,
    sources: {
      ...sources,
      [TILES]: { type: 'raster', tiles: [tiles.url], tileSize: 256, attribution: tiles.attribution },
    },
    layers: [
      { id: TILES, type: 'raster', source: TILES },
      ...drawing.layers.filter(({ id }) => id === CLINICS_LAYER || id === SELECTED_LAYER),
    ],
  }
}

const drawing: Style = {
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      data: {
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: [coast.map(([east, north]) => [east, north])] },
      },
    },
    [CLINICS_SOURCE]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': colour.infoLight } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colour.surface } },
    { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': colour.border, 'line-width': 1.5 } },
    {
      id: CLINICS_LAYER,
      type: 'circle',
      source: CLINICS_SOURCE,
      paint: {
        'circle-radius': 6,
        'circle-color': colour.primary,
        'circle-stroke-color': colour.surface,
        'circle-stroke-width': 1.5,
        'circle-opacity': 0.85,
      },
    },
    {
      id: SELECTED_LAYER,
      type: 'circle',
      source: CLINICS_SOURCE,
      filter: ['==', ['get', 'code'], ''],
      paint: {
        'circle-radius': 10,
        'circle-color': colour.accent,
        'circle-stroke-color': colour.surface,
        'circle-stroke-width': 2.5,
      },
    },
  ],
}
