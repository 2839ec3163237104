'use client'
import { Alert, Button, Paper, Stack, Title } from '@mantine/core'
import { IconDots, IconLock, IconPencil } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { ActionMenu } from '@/components/ui/action-menu'
import { DefinitionList } from '@/components/ui/definition-list'
import { PrintButton } from '@/components/ui/print-button'
import { IntentLink } from '@/components/ui/intent-link'
import type { JsaTemplateRecord } from '@/lib/domain/work/jsa-templates/contract'
import { EnabledBadge } from '@/components/jsa-templates/list/jsa-columns'
import { route } from '@/lib/platform/access/route'
import { JsaMatrices } from './jsa-matrices'
import { JsaSheet } from './jsa-sheet'
import classes from './jsa-template-screen.module.css'
import { RiskChange } from '@/components/jsa-templates/risk-change'
import { TemplatePage } from './template-page'
import { useJsaActions } from '@/components/jsa-templates/use-jsa-actions'
import { useWords } from '@/components/jsa-templates/use-words'

export const JsaTemplateScreen = ({ id }: { id: string }) => (
  <TemplatePage id={id}>{(template) => <KnownTemplate template={template} />}</TemplatePage>
)

function KnownTemplate({ template }: { template: JsaTemplateRecord }) {
  const t = useTranslations('jsaTemplates')
  const say = useWords()
  const name = say(template.nameTh, template.nameEn)
  return (
    <>
      <BackLink
        href={route(template.isSystem ? '/jsa-templates?library=system' : '/jsa-templates')}
      >
        {t('backToList')}
      </BackLink>
      <PageHeader
        title={name}
        description={`${template.code} · ${t('revision', { revision: template.revision })}`}
        actions={<Actions template={template} />}
      />
      <Stack gap="lg">
        {template.isSystem && (
          <Alert icon={<IconLock />} data-screen-only>
            {t('readOnly')}
          </Alert>
        )}
        <div className={classes.facts}>
          <Facts template={template} />
        </div>
        <Paper
          withBorder
          p={{ base: 'xs', sm: 'md' }}
          className={classes.paper}
          data-paper="landscape"
        >
          <JsaSheet caption={name} steps={template.steps} />
        </Paper>
        <Paper withBorder p="md" className={classes.matrices}>
          <Title order={2} mb="sm">
            {t('matrix.title')}
          </Title>
          <JsaMatrices steps={template.steps} />
        </Paper>
      </Stack>
    </>
  )
}

function Actions({ template }: { template: JsaTemplateRecord }) {
  const t = useTranslations()
  const actions = useJsaActions({ leaveTo: route('/jsa-templates') })(template)
  const name = useWords()(template.nameTh, template.nameEn)
  return (
    <>
      <PrintButton>{t('jsaTemplates.print')}</PrintButton>
      {template.can.save && (
        <Button
          component={IntentLink}
          href={route(`/jsa-templates/${template.id}/edit`)}
          leftSection={<IconPencil size={18} />}
        >
          {t('jsaTemplates.edit')}
        </Button>
      )}
      {actions.length > 0 && (
        <ActionMenu
          actions={actions}
          label={t('table.actionsOf', { name })}
          className={classes.menu}
        >
          <IconDots size={18} aria-hidden />
        </ActionMenu>
      )}
    </>
  )
}

function Facts({ template }: { template: JsaTemplateRecord }) {
  const t = useTranslations('jsaTemplates')
  const { typeCode, isSystem, IsEnabled, SourceTemplateName, stepCount } = template
  const source = isSystem ? t('system') : (SourceTemplateName ?? t('madeHere'))
  return (
    <DefinitionList
      items={[
        { term: t('type'), value: t(`types.${typeCode}`) },
        { term: t('source'), value: source },
        ...(isSystem ? [] : [{ term: t('state'), value: <EnabledBadge isEnabled={IsEnabled} /> }]),
        { term: t('steps'), value: t('stepCount', { count: stepCount }) },
        { term: `${t('risk')} (${t('riskChange')})`, value: <RiskChange {...template} /> },
      ]}
    />
  )
}
