'use client'
import { useLocale } from 'next-intl'
import { assetUrl } from '@/components/assets/asset-url'
import { Photo } from '@/components/ui/photo'
import { TwoNames } from '@/components/ui/two-names'
import type { PersonRecord } from '@/lib/domain/people/persons/contract'
import classes from './person-name.module.css'
import { fullNamesOf, personNameIn } from '@/lib/domain/people/persons/rules'

export const PersonName = ({ person }: { person: PersonRecord }) => (
  <span className={classes.person}>
    <Photo
      src={person.ProfileAsset && assetUrl(person.ProfileAsset.id)}
      name={personNameIn(useLocale(), person)}
      size={40}
    />
    <TwoNames {...fullNamesOf(person)} />
  </span>
)
