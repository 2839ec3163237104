'use client'
import { projects } from '@/lib/domain/work/projects/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { projectInput } from '@/components/projects/form/project-input'

export const useProject = (id: string) => useApi(projects.get, projectInput(id))
