/** Clinics: where they are, whether they are open, and whether they are on the panel. */
import { phrasesIn } from './phrases.ts'

export const clinicWords = {
  open: phrasesIn(`
    open, opens, opened, opening, opening hours, opening hour, opening time, opening times, operating hours, operating hour,
    operation hours, business hours, working hours, operating, hours, close, closed, closes, closing, closing time, what time,
    until what time, still open, open now, close already, closed already, got open
  `),
  find: phrasesIn(`
    find, finding, nearest, nearby, near, near me, closest, close to, close by, which, list, list of, recommend, recommendation, suggest,
    locate, locator, location, locations, address, looking for, look for, clinics in, dentists in, doctors in, gps in, clinics at,
    clinics around, around me, around here, in the area, where can i see, where to see, where can i find, where to find, where to go,
    where can i go
  `),
  any: phrasesIn('any, got any, is there any, are there any'),
  panel: phrasesIn('panel, on panel, on the panel, under panel, in panel, panels, participating, in network, network'),
}

/** A place to be treated at: alone, or the noun of a name ("Lantern Family Clinic"). */
export const placeNouns = phrasesIn(`
  clinic, clinics, clinics in, dentists in, doctors in, gps in, clinics at, clinics around, polyclinic, polyclinics, hospital, hospitals,
  medical centre, medical center, health centre, dental surgery, dentist, dentists, doctor, doctors, gp, gps, specialist, specialists,
  specialist centre, physiotherapist, physiotherapy, radiology, medicine hall, chinese physician, tcm, laboratory, pharmacy
`)
