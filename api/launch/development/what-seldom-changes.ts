/** What a waiting process of the API loads beforehand: packages, and the rooms below the API. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const repository = join(import.meta.dirname, '..', '..', '..')
const roomsBelow = ['domain', 'event-store', 'projections']
const addresses = roomsBelow.map((room) => pathToFileURL(join(repository, room)).href + '/')

/** The folders whose files the API is made of. */
export const sourceFolders = ['api', ...roomsBelow].map((room) => join(repository, room))

/** Whether a module, by its address, is loaded beforehand. When it changes after all, the waiting process is of no use. */
export function seldomChanges(address: string): boolean {
  return address.startsWith('file:') && (address.includes('/node_modules/') || isOfRoomBelow(address))
}

function isOfRoomBelow(address: string): boolean {
  return addresses.some((room) => address.startsWith(room))
}
