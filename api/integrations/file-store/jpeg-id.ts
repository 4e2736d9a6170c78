import { v5 as uuidv5 } from 'uuid'

/** The id under which the JPEG of a picture is kept; it goes when the picture goes. */
export function jpegIdOf(fileId: string): string {
  return uuidv5('jpeg', fileId)
}
