/** Banners that the console has published for the member's clients. Home stands without them where they cannot be loaded. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { ShownBanner } from '@member-care/web-kit/content/shown-banner.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { wayTo } from '../page/way-to.ts'
import { readHomeBanners } from '../portal-api/home-api.ts'

const homeBannersQuery = portalQuery({ key: ['home-banners'], load: readHomeBanners })

export function HomeBanners() {
  const { value = [] } = useAnswer(homeBannersQuery)
  if (value.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {value.map(({ id, title, text, imageUrl, linkUrl, linkText, language }) => (
        <ShownBanner
          key={id}
          title={title}
          text={text}
          lang={language}
          imageUrl={imageUrl}
          link={linkUrl !== '' && <BannerLink address={linkUrl} words={linkText === '' ? title : linkText} />}
        />
      ))}
    </Box>
  )
}

const linkSx = { display: 'inline-flex', alignItems: 'center', minHeight: 24 } as const

function BannerLink({ address, words }: { readonly address: string; readonly words: string }) {
  return (
    <Link {...wayTo(address)} sx={linkSx}>
      {words}
    </Link>
  )
}
