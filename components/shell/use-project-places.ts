'use client';

import { useParams, usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { currentPage, type Place, placesOf, type ProjectPage } from '@/lib/project/places';
import { type ShellProject, useShell } from './shell-context';

const KEY = 'face4rag.project';
/** Pages of a person's own: the project that they came from stays at hand there. */
const PERSONAL = ['/account', '/notices'];
const never = () => () => undefined;

export interface ProjectPlaces {
  project: ShellProject;
  places: Place[];
  /** Where one is in the project; null on a page that is in none of its places. */
  current: { place: Place; page: ProjectPage } | null;
}

/** The project that one is in, or came from, with its places; null outside of projects. */
export function useProjectPlaces(): ProjectPlaces | null {
  const { projects } = useShell();
  const { projectId } = useParams<{ projectId?: string }>();
  const pathname = usePathname();
  const last = useSyncExternalStore(
    never,
    () => sessionStorage.getItem(KEY),
    () => null,
  );
  const id = projectId ?? (PERSONAL.includes(pathname) ? last : null);
  const project = projects.find((candidate) => candidate.id === id);
  const opened = project?.id;
  useEffect(() => {
    if (opened) sessionStorage.setItem(KEY, opened);
  }, [opened]);
  if (!project) return null;
  const places = placesOf(project.may.open);
  return { project, places, current: currentPage(places, project.id, pathname) };
}
