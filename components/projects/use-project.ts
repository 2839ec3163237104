'use client'
import { projects } from '@/lib/domain/projects/contract'
import { useApi } from '@/lib/platform/http/use-api'
import { projectInput } from './project-input'

export const useProject = (id: string) => useApi(projects.get, projectInput(id))
