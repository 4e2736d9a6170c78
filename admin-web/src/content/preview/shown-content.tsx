import { formatDisplay, formatSingaporeInstant, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import type { Content } from '@member-care/domain/content/content.ts'
import { contentIn } from '@member-care/domain/content/translations.ts'
import { readingMinutes } from '@member-care/domain/content/shown-html.ts'
import { DEFAULT_LANGUAGE, languageTag } from '@member-care/domain/language/language.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { contentFormTexts, contentListTexts, contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { readingTimeText } from '@member-care/domain/texts/home-texts.ts'
import { ArticleHtml } from '@member-care/web-kit/content/article-html.tsx'
import { ShownBanner } from '@member-care/web-kit/content/shown-banner.tsx'
import { Box, Paper, Typography } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { asSent, type ContentLanguage, type SentContent } from '../content-record.ts'
import { ShownLaunchMessage } from './shown-launch-message.tsx'

interface ShownContentProps {
  readonly content: SentContent
  /** Of the member. */
  readonly language?: ContentLanguage
}

/** Content as members see it, in their language or in English. */
export function ShownContent({ content, language = DEFAULT_LANGUAGE }: ShownContentProps) {
  const read = contentIn(content as Content, language)
  return (
    <div lang={languageTag(read.language)}>
      <ShownWords content={asSent(read.content)} />
    </div>
  )
}

/** Of a chat menu it is the topics; of a merchant what stands beside its rewards. */
function ShownWords({ content }: { readonly content: SentContent }) {
  switch (content.kind) {
    case 'article':
      return (
        <Card title={content.title} picture={content.imageUrl} above={readingTimeText(readingMinutes(content.html))}>
          <ArticleHtml html={content.html} />
        </Card>
      )
    case 'video':
      return (
        <Card title={content.title} picture={content.imageUrl}>
          <Lines text={content.description} />
        </Card>
      )
    case 'banner':
      return <ShownBanner {...content} link={content.linkUrl !== '' && <LinkLook>{content.linkText}</LinkLook>} />
    case 'reward':
      return (
        <Card title={content.title} picture={content.imageUrl} above={content.category.name}>
          <Lines text={content.excerpt} />
          {content.locations.map(({ address }) => (
            <Lines key={address} text={address} />
          ))}
          <Lines text={content.contact.phone} />
          <Lines text={content.contact.email} />
          <Lines text={content.terms} />
          {content.validUntil !== '' && (
            <Lines
              text={`${contentFormTexts.fields.validUntil} ${formatSingaporeInstant(new Date(content.validUntil))}`}
            />
          )}
        </Card>
      )
    case 'product':
      return (
        <Card title={content.title} picture={content.imageUrl} above={formatMoney(content.priceCents, 'SGD')}>
          <Lines text={content.description} />
        </Card>
      )
    case 'merchant':
      return (
        <Card title={content.name} picture={content.imageUrl}>
          <Lines text={content.description} />
          <Lines text={content.website} />
        </Card>
      )
    case 'chat-menu':
      return (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {content.items.every(({ message }) => message === '') && <Lines text={contentPageTexts.previewEmpty} />}
          {content.items
            .filter(({ message }) => message !== '')
            .map(({ id, message, action }) => (
              <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <Box sx={{ border: 1, borderColor: 'primary.main', borderRadius: 5, px: 1.5, py: 0.75 }}>{message}</Box>
                {action.type === 'redirect-button' && <LinkLook>{action.buttonText}</LinkLook>}
              </Box>
            ))}
        </Box>
      )
    case 'launch-message':
      return content.title === '' && content.text === '' ? (
        <Lines text={contentPageTexts.previewEmpty} />
      ) : (
        <ShownLaunchMessage title={content.title} text={content.text} />
      )
    case 'clinic-picture':
      return (
        <Card title={content.clinicName === '' ? content.clinicCode : content.clinicName} picture={content.imageUrl}>
          {null}
        </Card>
      )
    case 'public-holidays':
      return (
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography component="p" sx={{ fontSize: '1.25rem', fontWeight: 650, mb: 1 }}>
            {contentListTexts.kinds['public-holidays']} {content.year}
          </Typography>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'auto minmax(0, 1fr)' }}>
            {content.days.map(({ day, name }, index) => (
              <Fragment key={index}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {isIsoDate(day) ? formatDisplay(day) : day}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {name}
                </Box>
              </Fragment>
            ))}
          </Box>
        </Paper>
      )
  }
}

interface CardProps {
  readonly title: string
  readonly picture: string
  readonly above?: string
  readonly children: ReactNode
}

function Card({ title, picture, above, children }: CardProps) {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {picture === '' ? (
        <Box sx={{ p: 2, pb: 0, color: 'text.secondary', fontSize: '0.8125rem' }}>{contentPageTexts.picture.none}</Box>
      ) : (
        <Box
          component="img"
          src={picture}
          alt=""
          sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
        />
      )}
      <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Typography component="p" sx={{ fontSize: '1.25rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {above !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {above}
          </Typography>
        )}
        {children}
      </Box>
    </Paper>
  )
}

function Lines({ text }: { readonly text: string }) {
  return text === '' ? null : (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  )
}

/** A link that is only a picture of one. */
function LinkLook({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'primary.main', textDecoration: 'underline' }}>
      {children}
    </Box>
  )
}
