/** What is nearly used of the family's cover, said before the next visit. Comes after Home itself, with the reckoning. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { quantity } from '@member-care/domain/cover/estimate-words.ts'
import { shownBalances } from '@member-care/domain/cover/shown-balances.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { homeCoverTexts, nearlyUsedText } from '@member-care/domain/texts/my-cover-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { coverQuery } from '../my-cover/cover-query.ts'
import { useCoverCompanies } from '../my-cover/use-cover-companies.ts'
import { WithEnglishNames } from '../page/with-english-names.tsx'

export default function NearlyUsedLimits() {
  const { companies } = useCoverCompanies()
  return (
    <>
      {companies.map(({ companyId }) => (
        <OfCompany key={companyId} companyId={companyId} />
      ))}
    </>
  )
}

/** Nothing where it cannot be said: Home itself never stops anybody, and My cover says what is wrong. */
function OfCompany({ companyId }: { readonly companyId: string }) {
  const cover = useAnswer(coverQuery(companyId, 'quiet')).value
  if (cover === undefined) return null
  const sentences = cover.people.flatMap((member) => {
    const shown = shownBalances(cover, member, cover.today)
    if (shown === undefined) return []
    return shown.nearlyUsed.map(({ rule, left, most, measure }) => ({
      limit: rule.name,
      text: nearlyUsedText(
        member.name,
        rule.name,
        measure === 'amount' ? quantity(left, measure, shown.plan) : shownCount(left),
        quantity(most, measure, shown.plan),
      ),
    }))
  })
  if (sentences.length === 0) return null
  return (
    <Notice
      tone="info"
      title={homeCoverTexts.title}
      action={
        <Link component={RouterLink} to={`/app/mycover?company=${encodeURIComponent(companyId)}`}>
          {homeCoverTexts.see}
        </Link>
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sentences.map(({ text, limit }) => (
          <li key={text}>
            <WithEnglishNames text={text} names={[limit]} />
          </li>
        ))}
      </Box>
    </Notice>
  )
}
