/** Opens a map in a box of the page. */
import { Map as MapLibreMap, NavigationControl, setWorkerUrl, type MapOptions } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
// A file of our own origin, as the content security policy wants it.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { panelClinicTexts } from '@member-care/domain/texts/panel-clinic-texts.ts'
import { mapStyle, type MapTiles } from './map-style.ts'

setWorkerUrl(workerUrl)

/** Undefined where the browser cannot draw one. @param start what it shows first */
export function openMap(
  container: HTMLElement,
  tiles: MapTiles | null,
  start: Pick<MapOptions, 'bounds' | 'center' | 'zoom'>,
): MapLibreMap | undefined {
  try {
    const map = new MapLibreMap({
      container,
      style: mapStyle(tiles),
      locale: namesOfControls(),
      ...start,
      maxZoom: 17,
      minZoom: 9,
      // The makers of the tiles are named; a drawing of our own names nobody.
      attributionControl: tiles === null ? false : { compact: true },
      dragRotate: false,
      pitchWithRotate: false,
    })
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    return map
  } catch {
    return undefined
  }
}

/** By the names under which the library asks for them. */
function namesOfControls(): Readonly<Record<string, string>> {
  const { map, mapControls } = panelClinicTexts
  return {
    'Map.Title': map,
    'Marker.Title': mapControls.place,
    'NavigationControl.ZoomIn': mapControls.zoomIn,
    'NavigationControl.ZoomOut': mapControls.zoomOut,
    'AttributionControl.ToggleAttribution': mapControls.sources,
  }
}
