/** The portal goes onto the home screen under the name that the member's client has chosen; of several clients the first that has. */
import { useEffect } from 'react'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'

export function useHomeScreenName(): void {
  const configs = useBenefitConfigs().value
  const [companyId, config] =
    Object.entries(configs ?? {}).find(([, { featuresConfig }]) => featuresConfig.homeScreenName) ?? []
  const name = config?.featuresConfig.homeScreenName
  useEffect(() => {
    if (companyId === undefined || name === undefined) return undefined
    const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    // Safari reads the name here.
    const title = document.querySelector<HTMLMetaElement>('meta[name=apple-mobile-web-app-title]')
    if (manifest === null || title === null) return undefined
    const before = { href: manifest.getAttribute('href') ?? '', content: title.content }
    manifest.href = `/api/home-screen/${encodeURIComponent(companyId)}/manifest`
    title.content = name
    return () => {
      manifest.href = before.href
      title.content = before.content
    }
  }, [companyId, name])
}
