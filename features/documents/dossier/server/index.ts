export { boardPaper } from './boardPaper.ts';
export { type Dossier, type OpenDossier, openDossier, openTrain, sideOf as dossierSideOf } from './dossier.ts';
export { findFirstNotes } from './firstNotes.ts';
export { type IssueAsked, setIssueGuard } from './issueGuard.ts';
export { type LateFee, setLateFees } from './lateFees.ts';
export { codesOf as paperCodesOf } from './subject.ts';
export { readTrainPapers, type TrainPapers } from './trainDossier.ts';
export { type KnownVersion, type PaperKey, selectVersions as selectPaperVersions } from './versions.ts';
