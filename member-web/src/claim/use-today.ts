/** Today in Singapore, YYYY-MM-DD, as it was when the screen opened. */
import { useState } from 'react'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'

export function useToday(): string {
  const [today] = useState(() => singaporeToday(new Date()))
  return today
}
