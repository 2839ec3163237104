'use client'
import { Group, Text } from '@mantine/core'
import { useLocale } from 'next-intl'
import { assetUrl } from '@/components/assets/asset-url'
import { Photo } from '@/components/ui/photo'
import { namesIn } from '@/lib/platform/i18n/names'

type Props = {
  nameTh: string
  nameEn: string | null
  code: string
  profileAssetId: string | null
  size?: number
}

export function PersonCell({ nameTh, nameEn, code, profileAssetId, size = 44 }: Props) {
  const { name, otherName, other } = namesIn(useLocale(), { th: nameTh, en: nameEn })
  return (
    <Group component="span" gap="sm" wrap="nowrap">
      <Photo src={profileAssetId && assetUrl(profileAssetId)} name={name} size={size} />
      <span>
        {name}
        {otherName && (
          <Text span display="block" size="sm" fw={400} c="dimmed" lang={other}>
            {otherName}
          </Text>
        )}
        <Text span display="block" size="sm" fw={400} c="dimmed">
          {code}
        </Text>
      </span>
    </Group>
  )
}
