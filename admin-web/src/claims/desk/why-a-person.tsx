import { straightThroughPageTexts as texts, whyAPersonTexts } from '@member-care/domain/texts/straight-through-texts.ts'
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { apiClient, dataOf } from '../../console/api-client.ts'
import { useShownClaim } from '../use-claim.ts'

/** Why the claim was not decided at once; nothing where nobody looked whether it could be. */
export function WhyAPerson() {
  const { id } = useShownClaim()
  const { data } = useQuery({
    queryKey: ['straight-through', 'of', id],
    queryFn: ({ signal }) =>
      dataOf(apiClient.GET('/api/console/claims/{id}/straight-through', { params: { path: { id } }, signal })),
    staleTime: 60_000,
  })
  const left = data?.leftToPerson
  if (!left) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {left.reasons.length === 0 ? texts.decidedAtOnce : texts.notAtOnce(whyAPersonTexts(left))}
    </Typography>
  )
}
