/** The pages that open what a client links to, in Chinese: its teleconsultation app and its user guide. */
import type { TeleconsultFeature } from '../../client/client-configuration.ts'

export const teleconsultNames = {
  'Post Health Screening': '健康检查后问诊',
  'General Practitioner': '全科医生',
  Dietician: '营养师',
  'Mental Health': '心理健康',
  'ART Specialist': 'ART 专家',
} satisfies Readonly<Record<TeleconsultFeature, string>>

export const clientLinkTexts = {
  company: '公司',
  failed: '无法加载网址。',
  teleconsult: {
    lead: '无论您在哪里，都可以通过视频与医生或专科医生交谈。',
    kinds: '提供的服务',
    where: '远程问诊在您公司所选服务商的应用中进行。',
    open: '打开远程问诊',
    notOffered: '您的公司不提供远程问诊。',
  },
  userGuide: {
    lead: '您的福利如何运作，以及如何使用。',
    where: '这份指南由您的公司提供。',
    open: '打开使用指南',
    notOffered: '您的公司没有使用指南。',
  },
} as const
