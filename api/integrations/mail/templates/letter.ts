/** The look that all our e-mails share. Styles stand in the elements, because mail readers drop all others. */
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { languageTag, type Language } from '@member-care/domain/language/language.ts'
import { letterHeadTexts } from '@member-care/domain/texts/mail-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { escapeHtml } from '../html.ts'
import type { MailContent } from '../mailer.ts'

/** A line in another language than the letter's, and what the letter's link is called in it. */
export interface LetterAside {
  readonly language: Language
  readonly text: string
  readonly label: string
}

export interface Letter {
  readonly subject: string
  /** What the subject and the first paragraph are written in, as `lang` says it, where that may not be the letter's language. */
  readonly lang?: string
  /** Null when the name is not known. */
  readonly name: string | null
  readonly paragraphs: readonly string[]
  /** Shown large, on a line of its own, after the first paragraph. */
  readonly highlight?: string
  readonly link?: { readonly label: string; readonly url: string }
  /** Below all else; each has the link too. */
  readonly asides?: readonly LetterAside[]
}

/** A letter as text and as markup, with the same words. */
export function writeLetter({ subject, lang, name, paragraphs, highlight, link, asides = [] }: Letter): MailContent {
  const greeting = letterHeadTexts.greeting(name)
  const [first = '', ...rest] = paragraphs
  const lines = [
    greeting,
    first,
    highlight,
    ...rest,
    link && pageTexts.labelled(link.label, link.url),
    letterHeadTexts.product,
    ...asides.map((aside) => aside.text),
  ]
  const text = `${lines.filter((line) => line !== undefined).join('\n\n')}\n`
  const html = page({
    title: subject,
    lang,
    opening: [paragraph(greeting), paragraph(first, lang)],
    highlight,
    rest: rest.map((text) => paragraph(text)),
    link,
    asides: asides.map((aside) => asideParagraph(aside, link)),
  })
  return { subject, text, html }
}

interface Page {
  readonly title: string
  readonly lang: string | undefined
  readonly opening: readonly string[]
  readonly highlight: string | undefined
  readonly rest: readonly string[]
  readonly link: Letter['link']
  readonly asides: readonly string[]
}

function page({ title, lang, opening, highlight, rest, link, asides }: Page): string {
  const { colour } = tokens
  const large = highlight
    ? `<p style="margin:24px 0;font-size:32px;font-weight:600;letter-spacing:6px;color:${colour.primary}">${escapeHtml(highlight)}</p>`
    : ''
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="color:${colour.primary}">${escapeHtml(link.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${languageTag(currentLanguage())}"><head><meta charset="utf-8"><title${langOf(lang)}>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:${colour.background};color:${colour.ink};font-family:Inter,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:32px;background:${colour.surface};border-radius:12px">
<h1${langOf(lang)} style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>
${[...opening, large, ...rest, button, paragraph(letterHeadTexts.product)].join('\n')}
${asides.length === 0 ? '' : `<div style="margin-top:24px;padding-top:16px;border-top:1px solid ${colour.border};font-size:14px">${asides.join('\n')}</div>`}
</div></body></html>
`
}

/** Said only where it is another one than the letter's. */
function langOf(lang: string | undefined): string {
  return lang === undefined || lang === languageTag(currentLanguage()) ? '' : ` lang="${lang}"`
}

function paragraph(text: string, lang?: string): string {
  return `<p${langOf(lang)} style="margin:0 0 16px">${escapeHtml(text)}</p>`
}

function asideParagraph({ language, text, label }: LetterAside, link: Letter['link']): string {
  const toLink = link
    ? `<br><a href="${escapeHtml(link.url)}" style="color:${tokens.colour.primary}">${escapeHtml(label)}</a>`
    : ''
  return `<p lang="${languageTag(language)}" style="margin:0 0 12px">${escapeHtml(text)}${toLink}</p>`
}
